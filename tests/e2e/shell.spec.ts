import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { waitForHydration } from '#tests/support/wait-for-hydration.ts'

test('home hydrates under its policy, with nothing in the console', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trees that already know this ground')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[SH-04] the menu opens and closes, and choosing a link closes it', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const button = page.getByRole('button', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Services', 'Learn', 'Contact'])
    await button.click()
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()
  })

  test('[SH-04] the whole menu works by keyboard', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeVisible()
    for (const name of ['Home', 'Services', 'Learn', 'Contact']) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })

  test('[SH-04] the menu opens without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Learn' }).click()
    await expect(page).toHaveURL(/\/plant-database$/)
    await context.close()
  })
})

test('[SH-10] a new page opens at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/tree-service/boerne')
  await page.goto('/gallery')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'Learn' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The field guide' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Components and states' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 1024, height: 500 } })

  for (const section of ['services', 'about', 'faq']) {
    test(`[RT-01] /${section} brings its section of the home screen into view`, async ({ page }) => {
      await page.goto(`/${section}`)
      await expect(page.locator(`#${section}`)).toBeInViewport({ ratio: 0.5 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trees that already know this ground')
    })
  }
})

test('[SH-01, SH-13] toasts appear at the top right: success for 2 s, error for 4 s, loading until dismissed', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/gallery')
  await expect(page.getByRole('slider')).toHaveCount(2)
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const name of ['Success', 'Error', 'Loading'])
    await page.getByRole('button', { name, exact: true }).click()
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
  const box = await toast('Quote submitted successfully!').boundingBox()
  expect(box !== null && box.y < 300 && box.x + box.width > 1200).toBe(true)
  await page.clock.runFor(1900)
  await expect(toast('Quote submitted successfully!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast('Quote submitted successfully!')).toBeHidden()
  await expect(toast('Could not calculate delivery fee')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast('Could not calculate delivery fee')).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(toast('Sending your quote')).toBeVisible()
})

test('[SH-13] at most 20 toasts are shown at once', async ({ page }) => {
  await page.goto('/gallery')
  for (let count = 0; count < 23; count += 1) await page.getByRole('button', { name: 'Loading' }).click()
  await expect(page.getByRole('status')).toHaveCount(20)
})

test('the search in the header suggests plants, sizes and needs, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await waitForHydration(page)
  const field = page.getByRole('search').getByLabel('Search plants and needs')
  await field.focus()
  await expect(page.getByRole('option', { name: /^Shade/ })).toBeVisible()
  await expectAccessible(page)
  await field.pressSequentially('live oak')
  await expect(page.getByRole('option', { name: /^Escarpment Live Oak, 15 gal/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('live oak')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Escarpment Live Oak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plant-database/escarpment-live-oak')
})

test('on a phone, the search opens as a panel that Back and Escape close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await waitForHydration(page)
  const panel = page.getByRole('dialog', { name: 'Search' })
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(panel.getByLabel('Search plants and needs')).toBeFocused()
  await expect(panel.getByRole('option', { name: /^Evergreen/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(panel.getByLabel('Search plants and needs')).toBeFocused()
  await page.keyboard.type('shade')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inventory?q=shade')
  await expect(panel).toBeHidden()
})

test('without JavaScript, the search opens and finds', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/contact`)
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  const field = page.getByRole('dialog', { name: 'Search' }).getByLabel('Search plants and needs')
  await field.fill('shade')
  await field.press('Enter')
  await expect(page).toHaveURL(`${baseURL}/inventory?q=shade`)
  await context.close()
})
