import type { Page } from '@playwright/test'
import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskBeside, forgetLostSignal, forgetRefusals } from '#tests/support/desk/desk-browser.ts'
import { ports } from '#tests/support/ports.ts'
import { workbookOf } from '#tests/support/spreadsheet.ts'

// Puts more plants on its site, and other tests count those of the first one.
const { deskUrl, signInToDesk } = deskBeside(ports.siteWithAds)

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

const titles = ['Common Name', 'Size', 'Price', 'Avail']
/** In sizes that no public page offers. */
const trees = [
  ['Lacey Oak', '100 gal', 950, 2],
  ['Cedar Elm', '100 gal', 900, 3],
]
const shrubs = [
  ['Bur Oak', '100 gal', 990, 1],
  ['Pecan', '100 gal', 880, 2],
]

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/price list/).setInputFiles({ name, mimeType: '', buffer })

test('[DK-72, DK-74, DK-79] from the file to the site on a phone: refused, sheets, a name, the brake', async ({
  page,
  context,
  complaints,
}) => {
  // Three states, each checked at every width.
  test.setTimeout(120_000)
  await signInToDesk(context, { name: 'Rosa H.' })
  await page.goto('/')
  await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Price lists' }).click()
  await expect(page.getByRole('heading', { name: 'Price lists' })).toBeVisible()
  await choose(page, 'list.pdf', Buffer.from('%PDF-1.7 x'))
  await expect(page.getByRole('alert').filter({ hasText: 'is a PDF' })).toBeVisible()
  forgetRefusals(complaints)
  await expectFineAtAllWidths(page)

  const book = workbookOf({
    Trees: [titles, ...trees, ['Mexican Plumm Tree', '100 gal', 990, 1]],
    Shrubs: [titles, ...shrubs],
    Terms: [['Net 30 days.']],
  })
  await choose(page, 'November.xlsx', book)
  await expect(page.getByText('Say whose list it is.').first()).toBeVisible()
  await page.getByLabel('Whose list is it?').selectOption('A new wholesaler')
  await page.getByLabel('Its name').fill('Phone Growers')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByRole('region', { name: '4 added' })).toBeVisible()
  await expectFineAtAllWidths(page)

  // The bar at the bottom leads to what's next.
  await page.getByRole('link', { name: 'Decide 1 name' }).click()
  await page.getByRole('radio', { name: /Mexican Plum/ }).click({ force: true })
  await expect(page.getByRole('region', { name: '5 added' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Put this list on the site' }).click()
  await expect(page.getByText('The list is on the site.')).toBeVisible()

  // The next one without the second sheet.
  await choose(page, 'December.xlsx', book)
  await page.getByLabel('Whose list is it?').selectOption('Phone Growers')
  await expect(page.getByRole('heading', { name: 'Nothing would change' })).toBeVisible()
  await page.getByRole('checkbox', { name: /Shrubs/ }).click({ force: true })
  await expect(page.getByRole('heading', { name: '2 of 5 rows would leave the site' })).toBeVisible()
  await expectFineAtAllWidths(page)
  const apply = page.getByRole('button', { name: 'Put this list on the site' })
  await expect(apply).toBeDisabled()
  await page.getByLabel('If so, type 2 to take them off').fill('2')
  // What's typed and decided survives a reload.
  await page.reload()
  await expect(page.getByLabel('If so, type 2 to take them off')).toHaveValue('2')
  await expect(apply).toBeEnabled()
})

test('[DK-70, DK-73, DK-77] on a desktop, a list is dropped onto the page; without a signal nothing is lost, and Back leads to it', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await signInToDesk(context, { name: 'Dan' })
  await page.goto('/price-lists')
  const book = workbookOf({ Trees: [titles, ...trees], Shrubs: [titles, ...shrubs] })
  const drop = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], 'Signal.xlsx'))
      return transfer
    },
    [...book],
  )
  await page.getByText('Drop a price list here').dispatchEvent('drop', { dataTransfer: drop })
  await expect(page.getByText('Signal.xlsx')).toBeVisible()
  await page.getByLabel('Whose list is it?').selectOption('A new wholesaler')
  await page.getByLabel('Its name').fill('Dropped Growers')
  await page.getByLabel('Its name').press('Enter')
  await expect(page.getByRole('complementary').getByText('4 rows would change')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Put this list on the site' })).toBeInViewport()
  await context.setOffline(true)
  await expect(page.getByText('No signal.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Shrubs/ }).click({ force: true })
  await expect(page.getByRole('alert').filter({ hasText: 'There’s no connection' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  forgetLostSignal(complaints)
  await expect(page.getByText('No signal.')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Not finished' })).toBeVisible()
  await page.getByRole('link', { name: /Signal\.xlsx/ }).click()
  await expect(page.getByRole('checkbox', { name: /Shrubs/ })).toBeChecked()
  await page.getByRole('button', { name: 'Drop this list' }).click()
  await expect(page.getByText('The list is dropped.')).toBeVisible()
})
