import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { storedCart, visit } from '#tests/support/quote-cart.ts'

const phone = { width: 390, height: 844 }

test('[GR-26] along a fence, the guide says how many and what they cost, and the dialog adds them', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await visit(page, '/plant-database/southern-wax-myrtle')
  const row = page.locator('#row')
  await row.scrollIntoViewIfNeeded()
  await row.getByLabel('How long is the fence?').fill('60')
  await expect(row).toContainText('8 plants, 8 ft apart. Set them 4 ft off the fence.')
  await expect(row).toContainText('8 × $66, planted in 5 gal')
  await expect(row.getByRole('img', { name: 'Drawn to scale' })).toBeVisible()
  await row.getByRole('button', { name: 'Add 8' }).click()
  const dialog = page.getByRole('dialog', { name: 'Southern Wax Myrtle' })
  await expect(dialog.getByLabel('How long is the fence?')).toHaveValue('60')
  await expectFineAtAllWidths(page)
  await dialog.getByRole('button', { name: 'Add 8' }).click()
  await expect.poll(async () => (await storedCart(page)).lines[0]?.quantity).toBe(8)
  // Another length counts again, and the stepper may differ from it.
  await row.getByRole('button', { name: 'Add 8' }).click()
  await dialog.getByLabel('How long is the fence?').fill('100 ft')
  await expect(dialog).toContainText('13 plants, 8 ft apart.')
  await dialog.getByRole('button', { name: 'One fewer' }).click()
  await dialog.getByRole('button', { name: 'Add 12' }).click()
  await expect.poll(async () => (await storedCart(page)).lines[0]?.quantity).toBe(20)
})
