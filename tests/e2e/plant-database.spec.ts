import { expectAccessible, widths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'

const total = (page: import('@playwright/test').Page) => page.getByRole('status').first()

test('[PD-06, PD-07] a filter narrows the list at once, goes back to page 1, and Back takes it off again', async ({
  page,
}) => {
  await page.goto('/plant-database?page=3')
  await expect(total(page)).toHaveText('112 plants')
  await page.getByText('Vine', { exact: true }).click()
  await expect(page).toHaveURL('/plant-database?type=vine')
  await expect(total(page)).toHaveText('6 plants')
  await page.getByText('Grass', { exact: true }).click()
  await expect(page).toHaveURL('/plant-database?type=grass,vine')
  await expect(total(page)).toHaveText('14 plants')
  await page.getByRole('link', { name: 'Remove filter: Vine' }).click()
  await expect(total(page)).toHaveText('8 plants')
  await page.goBack()
  await expect(total(page)).toHaveText('14 plants')
  await expect(page.getByRole('checkbox', { name: 'Vine' })).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/plant-database?page=3')
})

test('[PD-05] an empty result says so and offers to clear all filters', async ({ page }) => {
  await page.goto('/plant-database?type=annual&water=high')
  await expect(page.getByRole('heading', { name: 'No Plants Match Your Criteria' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect(total(page)).toHaveText('112 plants')
})

test('[PD-08] a misspelt name finds its plant and says what was searched for', async ({ page }) => {
  await page.goto('/plant-database')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('mountian lorel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plant-database?q=mountian+lorel')
  await expect(total(page)).toContainText('for “mountain laurel”')
  await expect(page.getByRole('link', { name: 'Texas Mountain Laurel' })).toBeVisible()
})

test('[PD-04] the pager leads on, and its ends are not links', async ({ page }) => {
  await page.goto('/plant-database')
  const pager = page.getByRole('navigation', { name: 'Pages of plants' })
  await expect(pager.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/plant-database?page=2')
  await page.goto('/plant-database?page=99')
  await expect(page).toHaveURL('/plant-database?page=10')
})

test('without JavaScript the filters are a form that leads to the address all equal searches share', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/plant-database`)
  await page.getByText('Vine', { exact: true }).click()
  await page.getByText('Grass', { exact: true }).click()
  await page.getByRole('combobox', { name: 'To' }).first().selectOption('12')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/plant-database\?type=grass,vine&height=0-12$/)
  await expect(total(page)).toContainText('plants')
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters are a sheet with a live count', async ({ page }) => {
    await page.goto('/plant-database')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByText('Succulent', { exact: true }).click()
    await page.getByRole('button', { name: 'Show 5 plants' }).click()
    await expect(page.getByRole('checkbox', { name: 'Tree' })).toBeHidden()
    await expect(total(page)).toHaveText('5 plants')
  })
})

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of [
      '/plant-database?type=shrub,tree&sun=1-2',
      '/plant-database?type=annual&water=high',
    ]) {
      test(`${path} is accessible and does not scroll sideways`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    }
  })
}
