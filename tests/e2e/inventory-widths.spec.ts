import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { plantCount } from '#tests/support/catalog-counts.ts'
import { firstPicture, total, viewer } from '#tests/support/read-inventory-page.ts'

test.use({ viewport: { width: 320, height: 900 } })

for (const path of ['/inventory?type=tree&price=3-10', '/inventory?q=zzzzqqqq'])
  test(`${path} is accessible and doesn't scroll sideways`, async ({ page }) => {
    await page.goto(path)
    await expectFineAtAllWidths(page)
  })

test('an open picture is accessible, both fitted and zoomed', async ({ page }) => {
  await page.goto('/inventory')
  await firstPicture(page).click()
  await expect(viewer(page)).toBeVisible()
  await expectFineAtAllWidths(page)
  await viewer(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expectAccessible(page)
})

test('below 1024 px, the filters are an accessible sheet with a live count', async ({ page }) => {
  await page.goto('/inventory')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByText('Vine', { exact: true }).click()
  await expect(page.getByText('1 applied')).toBeVisible()
  await expectFineAtAllWidths(page, [320, 390, 768])
  const show = page.getByRole('button', { name: /^Show \d+ plants$/ })
  await expect(show).not.toHaveText(`Show ${plantCount()} plants`)
  const found = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? ''
  await show.click()
  await expect(page.getByRole('checkbox', { name: 'Tree' })).toBeHidden()
  await expect(total(page)).toContainText(`${found} plants`)
  await expect(total(page)).toBeFocused()
})
