import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'

test.use({ viewport: { width: 320, height: 900 } })

for (const path of [
  '/plant-database?type=shrub,tree&sun=1-2',
  '/plant-database?type=annual&water=high',
  '/plant-database?plant=texas-mountain-laurel',
  '/plant-database/finder?place=city&wish=screen&light=open&room=any',
  '/plant-database/finder?place=city&wish=screen&light=open&room=any&deer=daily',
])
  test(`${path} is accessible and doesn't scroll sideways`, async ({ page }) => {
    await page.goto(path)
    await expectFineAtAllWidths(page)
  })

test('below 1024 px, the open filter sheet is accessible', async ({ page }) => {
  await page.goto('/plant-database')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('button', { name: /^Show \d+ plants$/ })).toBeVisible()
  await expectFineAtAllWidths(page, [320, 390, 768])
})
