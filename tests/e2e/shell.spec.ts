import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test, waitForHydration } from '#tests/support/browser.ts'

test('[OP-73] an error on a page, and what its policy blocked, are reported to us', async ({
  page,
  complaints,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-reports')) reports.push(request.postData() ?? '')
  })
  await page.goto('/inventory')
  await page.evaluate(() => {
    for (const message of ['broken', 'broken again'])
      setTimeout(() => {
        throw new Error(message)
      })
    document.head.append(Object.assign(document.createElement('script'), { textContent: '1' }))
  })
  await expect
    .poll(() => reports.toSorted())
    .toEqual([
      expect.stringMatching(/"effective-directive":"script-src-elem"/),
      expect.stringMatching(/^\{"page":"\/inventory","message":"broken"/),
    ])
  // As another client: one report a minute is taken.
  for (const [index, data] of reports.entries()) {
    const headers = { 'X-Forwarded-For': `10.70.0.${index}` }
    expect((await page.request.post('/api/browser-reports', { data, headers })).status()).toBe(204)
  }
  complaints.splice(0)
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
