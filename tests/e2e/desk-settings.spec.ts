import type { Page } from '@playwright/test'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, forgetLostSignal, forgetRefusals, signInToDesk } from '#tests/support/desk/desk-browser.ts'

// Other tests run on the same site, so whatever is saved here is nothing that a visitor sees.

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

const unfold = (page: Page, title: string | RegExp) =>
  page.locator('summary').filter({ hasText: title }).first().click()
const seeEffects = async (page: Page) => {
  await page.getByRole('button', { name: 'Show what changes' }).filter({ visible: true }).first().click()
  await expect(page.getByText('This would change:')).toBeVisible()
}

const settingsPages = [
  ['/settings', 'Before launch'],
  ['/settings/company', 'Company'],
  ['/settings/hours', 'Hours and promise'],
  ['/settings/notice', 'Notice'],
  ['/settings/claims', 'Claims and reviews'],
  ['/settings/featured', 'Featured trees'],
  ['/settings/zones', 'Delivery zones'],
  ['/settings/sizes', 'Sizes, markup and planting'],
  ['/settings/orders', 'Orders and pick-up'],
  ['/settings/tax', 'Sales tax'],
  ['/settings/log', 'Log'],
  ['/settings/privacy', 'Personal data'],
] as const

test('[DK-115] every settings page is accessible and fits at every width', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signInToDesk(context, { name: 'Rosa H.' })
  for (const [path, title] of settingsPages)
    await test.step(title, async () => {
      await page.goto(path)
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
      // Where a page has rows, one with its form.
      await page.locator('details').evaluateAll(([row]) => row?.setAttribute('open', ''))
      await expectFineAtAllWidths(page)
    })
})

test('[DK-100] on a phone, the list below Before launch leads to each section and back', async ({
  page,
  context,
}) => {
  await signInToDesk(context, { name: 'Rosa H.' })
  await page.goto('/more')
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sales tax' }).click()
  await expect(page.getByRole('heading', { name: 'Sales tax', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeHidden()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible()
  // From 1024 px, the index stays at the left.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Company' }).click()
  await expect(page.getByRole('heading', { name: 'Company', level: 2 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible()
})

test('[DK-111, DK-133] what a zone would change is gone with a correction, and once something else was saved', async ({
  page,
  context,
  complaints,
}) => {
  await signInToDesk(context, { name: 'Rosa H.' })
  await page.goto('/settings/zones')
  await unfold(page, 'Our service area')
  const area = page.locator('details').filter({ hasText: 'Our service area' }).first()
  const [fee, save] = [area.getByLabel('Fee, in dollars'), area.getByRole('button', { name: 'Save' })]
  await fee.fill('95')
  await seeEffects(page)
  await expect(area.getByText('Delivery to Boerne goes from free to $95.')).toBeVisible()
  await expect(save).toBeVisible()
  await expectFineAtAllWidths(page)
  await fee.fill('a lot')
  await expect(save).toBeHidden()
  await area.getByRole('button', { name: 'Show what changes' }).click()
  await expect(area.getByRole('alert')).toContainText('write dollars like 95')
  await expectFineAtAllWidths(page)
  forgetRefusals(complaints)
  await fee.fill('95')
  await seeEffects(page)
  await unfold(page, 'A new zone')
  const added = page.locator('details').filter({ hasText: 'A new zone' })
  await added.getByLabel('Name').fill('Far away')
  await added.getByLabel('From, in miles').fill('900')
  await added.getByLabel('Fee, in dollars').fill('9')
  await added.getByText('In use').click()
  await added.getByRole('button', { name: 'Show what changes' }).click()
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(added.getByText('Saved.')).toBeVisible()
  await expect(area.getByText('Delivery to Boerne goes from free to $95.')).toBeHidden()
  await expect(save).toBeHidden()
  await expect(fee).toHaveValue('0')
  await expectFineAtAllWidths(page)
})

test('[DK-135] without a signal, a settings page says so and keeps what was typed', async ({
  page,
  context,
  complaints,
}) => {
  await signInToDesk(context, { name: 'Rosa H.' })
  await page.goto('/settings/tax')
  await page.getByLabel('Rate in percent').fill('6.5')
  const button = page.getByRole('button', { name: 'Show what changes' })
  // The device thinks that it has a signal.
  await page.route('**/settings/**', (route) => route.abort())
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'There’s no connection' })).toBeVisible()
  await expect(page.getByLabel('Rate in percent')).toHaveValue('6.5')
  await page.unroute('**/settings/**')
  await context.setOffline(true)
  await expect(page.getByText('Saving needs a signal.')).toBeVisible()
  await expect(button).toBeDisabled()
  await expectFineAtAllWidths(page)
  await context.setOffline(false)
  await button.click()
  await expect(page.getByText('to 6.5%.')).toBeVisible()
  forgetLostSignal(complaints)
})
