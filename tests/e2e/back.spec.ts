import type { Page } from '@playwright/test'
import { expect, expectFocusIn, test } from '#tests/support/browser.ts'
import { addButtons, drawer, oakCart, quoteLink, storeCart, visit } from '#tests/support/quote-cart.ts'

test.use({ viewport: { width: 390, height: 844 } })

const entries = (page: Page) => page.evaluate(() => history.length)

/** Counts the router's requests for data. Back and Forward over a layer make none. */
function countRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('.data') && requests.push(request.url()))
  return requests
}

test('[DR-01, DR-02, IN-05] Back closes the form, the drawer and the add dialog, and Forward reopens them', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', oakCart)
  await visit(page, '/inventory')
  const requests = countRequests(page)
  const form = page.getByRole('heading', { name: 'Where should we plant?' })
  const before = await entries(page)
  await page.evaluate(() => scrollTo(0, 500))
  await quoteLink(page).evaluate((link: HTMLElement) => link.click())
  await drawer(page).getByRole('button', { name: 'Request this quote' }).click()
  await expect(form).toBeVisible()
  expect(await entries(page)).toBe(before + 2)
  await page.goBack()
  await expect(drawer(page)).toBeVisible()
  await page.goForward()
  await expect(form).toBeFocused()
  // Escape closes both; nothing is left for Back.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(500)

  await addButtons(page).first().focus()
  await page.keyboard.press('Enter')
  const quantity = page.getByRole('dialog').getByRole('textbox', { name: 'Quantity' })
  await expect(quantity).toBeVisible()
  await page.goBack()
  await expect(quantity).toBeHidden()
  await expect(addButtons(page).first()).toBeFocused()
  await page.goForward()
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(quantity).toBeHidden()
  expect(requests).toEqual([])
  expect(await entries(page)).toBe(before + 1)
})

test('a page opened from the drawer takes the place of its entry', async ({ page, context, baseURL }) => {
  await storeCart(context, baseURL ?? '', oakCart)
  await visit(page, '/contact')
  await quoteLink(page).click()
  await drawer(page).getByRole('link', { name: 'Escarpment Live Oak' }).click()
  await expect(page).toHaveURL('/plant-database/escarpment-live-oak')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask before you dig')
})

test('[SH-04, IN-01] Back closes the menu and the filters, and keeps the filters that were chosen', async ({
  page,
}) => {
  await visit(page, '/inventory')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('site-menu')
  await page.goBack()
  await expect(menu).toBeHidden()

  const filters = page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await filters.locator('input[value=tree]').evaluate((input: HTMLElement) => input.click())
  await expect(page).toHaveURL('/inventory?type=tree')
  await page.goBack()
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL('/inventory?type=tree')
  await page.goBack()
  await expect(page).toHaveURL('/inventory')
})
