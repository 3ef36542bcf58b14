import { expect, test } from '#tests/support/browser.ts'
import { cards, searchBox } from '#tests/support/read-inventory-page.ts'

test('[IN-08] the search runs 300 ms after the last key, at once when cleared, and goes to page 1', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/inventory?page=3')
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

test('typing while a response arrives loses no characters, and one step back leaves the search', async ({
  page,
}) => {
  await page.goto('/inventory')
  let delay = 400
  await page.route('**/inventory.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  const searched = page.waitForRequest('**/inventory.data*')
  // The search has no space at its end, the field keeps it.
  await searchBox(page).pressSequentially('live ', { delay: 20 })
  await searched
  await searchBox(page).pressSequentially('oak', { delay: 60 })
  await expect(page).toHaveURL('/inventory?q=live+oak')
  await expect(searchBox(page)).toHaveValue('live oak')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  // The same if the first search never arrives.
  delay = 1500
  const again = page.waitForRequest('**/inventory.data*')
  await searchBox(page).pressSequentially('live')
  await again
  await searchBox(page).pressSequentially(' oak')
  await expect(page).toHaveURL('/inventory?q=live+oak')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
})

test('[IN-01] filters narrow the list of four columns, chips remove them, and Back and Forward restore the list and scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/inventory?page=2')
  const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
  await page.getByText('Vine', { exact: true }).click()
  await expect(page).toHaveURL('/inventory?type=vine')
  await expect(page.getByRole('checkbox', { name: 'Vine' })).toBeChecked()
  await page
    .locator('label')
    .filter({ hasText: /^1 gal/ })
    .click()
  await expect(page).toHaveURL('/inventory?type=vine&size=1-gal')
  const oneGallon = page.getByRole('checkbox', { name: /^1 gal/ })
  await expect(oneGallon).toBeChecked()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price')
  await expect(page).toHaveURL('/inventory?type=vine&size=1-gal&sort=price')
  await page.evaluate(() => window.scrollTo(0, 400))
  const chip = page.getByRole('link', { name: 'Remove filter: 1 gal' })
  await expect(chip).toHaveAttribute('href', '/inventory?type=vine&sort=price')
  // Without scrolling to it first.
  await chip.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/inventory?type=vine&sort=price')
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await page.goBack()
  await expect(oneGallon).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/inventory?type=vine')
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'Vine' })).toBeChecked()
  await expect(page).toHaveURL('/inventory?type=vine&size=1-gal')
})
