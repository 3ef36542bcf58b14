import { expect, expectFocusIn, test } from '#tests/support/browser.ts'
import { plantCount, stockCount } from '#tests/support/catalog-counts.ts'
import { cards, firstPicture, open, searchBox, total, viewer } from '#tests/support/read-inventory-page.ts'

test('[IN-01] the page has a banner, a search box, filters, twelve cards in four columns, and a pager', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/inventory')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In stock, priced planted')
  await expect(searchBox(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
  await page
    .getByRole('navigation', { name: 'Pages of the inventory' })
    .getByRole('link', { name: 'Next' })
    .click()
  await expect(page).toHaveURL('/inventory?page=2')
  await expect(page.getByRole('heading', { name: 'What do these sizes mean?' })).toBeVisible()
})

test('[IN-03, IN-04] a card shows size, height, caliper, both prices and its badges', async ({ page }) => {
  await open(page, '/inventory?q=bald+cypress&size=30-gal')
  const card = cards(page).first()
  await expect(card).toContainText('30 gal')
  await expect(card).toContainText('9 ft 7 in')
  await expect(card).toContainText('1½ in')
  await expect(card).toContainText('$460')
  await expect(card).toContainText('$310 plant + $150 planting')
  await expect(card.getByText('Best Seller').first()).toBeVisible()
  await expect(card.getByText('Deer Resistant')).toHaveCount(0)
  await open(page, '/inventory?q=cenizo')
  await expect(cards(page).first().getByText('Deer Resistant')).toBeVisible()
})

test('[IN-06, IN-13] when nothing is found, there are four hints that each find something, and a way to clear', async ({
  page,
}) => {
  await open(page, '/inventory?q=zzzzqqqq&type=vine')
  await expect(page.getByRole('heading', { name: 'No plants found' })).toBeVisible()
  for (const hint of ['Dragon', 'Oak', 'Shrub', 'Tree']) {
    await page.getByRole('link', { name: hint, exact: true }).click()
    await expect(page).toHaveURL(`/inventory?q=${hint}`)
    await expect(cards(page).first()).toBeVisible()
    await page.goBack()
  }
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL('/inventory')
  await expect(searchBox(page)).toHaveValue('')
  await expect(total(page)).toHaveText(`${plantCount()} plants, ${stockCount()} sizes`)
})

test('[IN-08] the search runs 300 ms after the last key, at once when cleared, and goes to page 1', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/inventory?page=3')
  const searches: string[] = []
  page.on('request', (request) => request.url().includes('inventory.data') && searches.push(request.url()))
  // From here, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000)
  await searchBox(page).focus()
  for (const letter of 'redbud') {
    await page.keyboard.type(letter)
    await page.clock.runFor(40)
  }
  await page.clock.runFor(259)
  expect(searches).toEqual([])
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/inventory?q=redbud')
  await expect(searchBox(page)).toBeFocused()
  await searchBox(page).fill('')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/inventory')
  expect(searches).toHaveLength(2)
  await page.goBack()
  await expect(page).toHaveURL('/inventory?page=3')
})

test('typing while a response arrives loses no characters', async ({ page }) => {
  await open(page, '/inventory')
  await page.route('**/inventory.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const searched = page.waitForRequest('**/inventory.data*')
  await searchBox(page).pressSequentially('live', { delay: 20 })
  await searched
  await searchBox(page).pressSequentially(' oak', { delay: 60 })
  await expect(page).toHaveURL('/inventory?q=live+oak')
  await expect(searchBox(page)).toHaveValue('live oak')
})

test('filters narrow the list, chips remove them, and Back and Forward restore the list and scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/inventory?page=2')
  await page.getByText('Vine', { exact: true }).click()
  await expect(page).toHaveURL('/inventory?type=vine')
  await page
    .locator('label')
    .filter({ hasText: /^1 gal/ })
    .click()
  await expect(page).toHaveURL('/inventory?type=vine&size=1-gal')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price')
  await expect(page).toHaveURL('/inventory?type=vine&size=1-gal&sort=price')
  await page.evaluate(() => window.scrollTo(0, 400))
  // Without scrolling to it first.
  await page.getByRole('link', { name: 'Remove filter: 1 gal' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/inventory?type=vine&sort=price')
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^1 gal/ })).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/inventory?type=vine')
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'Vine' })).toBeChecked()
  await expect(page).toHaveURL('/inventory?type=vine&size=1-gal')
})

test('without JavaScript, the filters are a form, a picture opens full size, and a name links to the guide', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/inventory`)
  await page.getByText('Vine', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/inventory\?type=vine&sort=price$/)
  await expect(firstPicture(page)).toHaveAttribute('href', /^\/images\/full\//)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/plant-database\/[a-z-]+$/)
  await context.close()
})

test('the keyboard alone can search, filter, open a picture and turn the page', async ({ page }) => {
  await open(page, '/inventory')
  await searchBox(page).focus()
  await page.keyboard.type('oak')
  await expect(page).toHaveURL('/inventory?q=oak')
  await page.keyboard.press('Tab')
  await page.getByRole('checkbox', { name: 'Tree' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/inventory?q=oak&type=tree')
  await firstPicture(page).focus()
  await page.keyboard.press('Enter')
  await expectFocusIn(viewer(page))
  for (const place of [/2 of \d+/, /3 of \d+/]) {
    await page.keyboard.press('ArrowRight')
    await expect(viewer(page)).toContainText(place)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await page.goto('/inventory?type=tree')
  await page.getByRole('link', { name: 'Page 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inventory?type=tree&page=2')
  await expect(total(page)).toBeFocused()
})
