import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { plantCount } from '#tests/support/catalog-counts.ts'
import { firstPicture, total, viewer } from '#tests/support/read-inventory-page.ts'

test.use({ viewport: { width: 320, height: 900 } })

// One page of each template that no other spec checks, and those with the widest tables, drawings or names.
const pages = [
  '/',
  '/tree-service',
  '/tree-service/boerne',
  '/tree-service/cypress-point',
  '/compare?plants=escarpment-live-oak,cedar-elm,monterrey-oak,lacey-oak',
  '/compare?plants=agarita,gulf-muhly&size=1-gal',
  '/compare?plants=cedar-elm',
  '/inventory?type=tree&price=3-10',
  '/inventory?q=zzzzqqqq',
  '/plant-database?type=shrub,tree&sun=1-2',
  '/plant-database?type=annual&water=high',
  '/plant-database?plant=texas-mountain-laurel',
  '/plant-database/finder?place=city&wish=screen&light=open&room=any',
  '/plant-database/finder?place=city&wish=screen&light=open&room=any&deer=daily',
  '/plant-database/escarpment-live-oak',
  '/plant-database/texas-mountain-laurel',
  '/plant-database/crossvine',
  '/plant-database/skeleton-leaf-goldeneye',
  '/plant-database/no-such-plant',
  '/blog',
  '/blog/what-a-container-size-means',
  '/blog/oak-wilt-calendar',
  '/blog/twelve-months-of-bloom',
  '/services/arborist-service',
  '/services/plant-supplier',
  '/privacy-policy',
  '/es',
  '/es/poda-de-encinos',
  '/es/riego',
  '/newsletter',
  '/newsletter/stop/00000000000000000000000000000000',
  '/nope',
]

for (const path of pages)
  test(`${path} is accessible and fits at every width`, async ({ page, complaints }) => {
    await page.goto(path)
    await expectFineAtAllWidths(page)
    // The browser reports a 404 itself.
    if (/no-such-plant|nope/.test(path)) complaints.length = 0
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

test('below 1024 px, the filter sheet of the plant database is accessible, too', async ({ page }) => {
  await page.goto('/plant-database')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('button', { name: /^Show \d+ plants$/ })).toBeVisible()
  await expectFineAtAllWidths(page, [320, 390, 768])
})
