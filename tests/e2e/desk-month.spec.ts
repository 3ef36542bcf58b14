import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeCustomerEvent, storeOrder } from '#tests/support/stored-quote.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

test('[DK-170, DK-173] the owner opens the month under More, and its year', async ({ page, context }) => {
  const day = nurseryDay(new Date())
  const { id } = await storeOrder(queryAsOwner, { day })
  const done = { day, lines: [{ line: 1, outcome: 'planted' }], owedCents: 44_500 }
  await storeCustomerEvent(queryAsOwner, id, {
    kind: 'done',
    details: done,
    record: { state: 'planted', plantingDay: null, done },
  })
  await signInToDesk(context)
  await page.goto('/more')
  await page.getByRole('link', { name: 'Month' }).click()
  await expect(page.getByRole('heading', { name: 'Top plants' })).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.getByRole('link', { name: 'Year', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Year ${day.slice(0, 4)}`)
  await expect(page.getByText('Sales tax in what was received')).toBeVisible()
})
