import type { Page } from '@playwright/test'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, setSalesTax, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeCustomerEvent, storeQuote } from '#tests/support/stored-quote.ts'

test.beforeAll(setSalesTax)

const phone = { width: 390, height: 844 }

async function openQuote(page: Page, number: string) {
  await signInToDesk(page.context())
  await page.goto(`${deskUrl}/quotes/${number}`)
}

test('[DK-35, DK-34] an unchanged request becomes an official quote with three taps', async ({ page }) => {
  const name = `Dana${Date.now()}`
  const { id } = await storeQuote(queryAsOwner, { firstName: name })
  await page.setViewportSize(phone)
  await signInToDesk(page.context())
  await page.goto(`${deskUrl}/quotes?q=${name}`)
  await expectAccessible(page)

  await page.getByRole('link', { name: `${name} Ruiz` }).click()
  await expect(page.getByRole('heading', { name: `${name} Ruiz` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send official quote' }).click()
  const review = page.getByRole('dialog', { name: `What ${name} will see` })
  await expect(review.getByText('Sales tax, 8.25% on plants').first()).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: `Send to ${name}, $461.50` }).click()
  await expect(page.getByText(`Sent to ${name}.`).first()).toBeInViewport()
  await expect(review).toBeHidden()
  await expectAccessible(page)

  const validUntil = addDays(nurseryDay(new Date()), 30)
  await storeCustomerEvent(queryAsOwner, id, {
    kind: 'accepted',
    record: { state: 'accepted', waitingSince: null, accepted: { version: 2, validUntil } },
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Agree on this day' })).toBeVisible()
  await expectAccessible(page)
})

test('[DK-33, DK-36, DK-37] what is typed is shown as the customer will see it, and outlasts a reload, a lost signal and a faster customer', async ({
  page,
}) => {
  const { id, number } = await storeQuote(queryAsOwner)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openQuote(page, number)
  const panel = page.getByRole('complementary', { name: 'Send' })
  await page.getByRole('list', { name: 'Lines', exact: true }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('textbox', { name: 'Plant, each' }).fill('90')
  await expect(panel.getByRole('button', { name: 'Send official quote' })).toBeDisabled()
  await expect(panel.getByText('it needs a reason')).toBeVisible()
  await page.getByRole('textbox', { name: 'Why the price differs' }).fill('Three of one kind')
  await expect(panel.getByText('Quantity 3')).toBeVisible()
  await expect(panel.getByText('Three of one kind').first()).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(panel.getByText('Three of one kind').first()).toBeVisible()
  const send = panel.getByRole('button', { name: 'Send official quote' })
  await page.context().setOffline(true)
  await expect(send).toBeDisabled()
  await expect(page.getByText('No signal.')).toBeVisible()
  await page.context().setOffline(false)

  await storeCustomerEvent(queryAsOwner, id, {
    kind: 'change-asked',
    record: { hasOpenChange: true },
    words: 'Make it four, please.',
  })
  await send.click()
  await expect(panel.getByText('Dana asked for a change').first()).toBeVisible()
  await expect(panel.getByText('Make it four, please.')).toBeVisible()
  await expect(panel.getByText('Three of one kind').first()).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Keep my changes' }).click()
  await send.click()
  await expect(panel.getByText('Sent to Dana.')).toBeVisible()
  const [line] = await queryAsOwner(
    'select quantity, unit_price_cents, reason from quote_items where quote_id = $1 and version = 2',
    [id],
  )
  expect(line).toEqual({ quantity: 3, unit_price_cents: '9000', reason: 'Three of one kind' })
})
