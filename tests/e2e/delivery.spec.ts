import type { Page } from '@playwright/test'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test, waitForHydration, holdBack } from '#tests/support/browser.ts'
import { field, openForm, street, visitForm, zipField } from '#tests/support/fill-quote-form.ts'
import { ports } from '#tests/support/ports.ts'
import { drawer, oakCart, openDrawer, storeCart } from '#tests/support/quote-cart.ts'

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

/** Types while the page's scripts are still on their way. */
async function typeEarly(page: Page, path: string, typed: Record<string, string>) {
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  letThrough()
  await waitForHydration(page)
}

test.beforeEach(({ context, baseURL }) => storeCart(context, baseURL ?? '', oakCart))

test.describe('the street address', () => {
  test('[QF-08] can be chosen by keyboard alone, and city, state and ZIP code are filled in', async ({
    page,
  }) => {
    await openForm(page)
    await street(page).focus()
    await page.keyboard.type('118 Cib')
    await expect(options(page)).toHaveCount(4)
    await announced(page, '4 addresses found. Choose one with the arrow keys, or keep typing.')
    await expect(street(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(street(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const active = await street(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${active}"]`)).toHaveText(/118 Cibolo Ridge/)
    await page.keyboard.press('Enter')
    await expect(street(page)).toHaveValue('118 Cibolo Ridge')
    await expect(field(page, 'City')).toHaveValue('Boerne')
    await expect(field(page, 'State')).toHaveValue('TX')
    await expect(field(page, 'ZIP code')).toHaveValue('78006')
    await expect(street(page)).toBeFocused()
    await announced(page, 'Filled in: 118 Cibolo Ridge, Boerne, TX 78006')
    await announced(page, '28.8 miles from our yard, 43 minutes by road.')
  })

  test('stays as typed if no suggestion is chosen', async ({ page }) => {
    await openForm(page)
    await street(page).fill('118 Cib')
    await expect(options(page)).toHaveCount(4)
    await page.keyboard.press('End')
    await page.keyboard.type('olo Back Gate')
    await announced(page, "No address found. We'll use what you type.")
    await page.keyboard.press('Tab')
    await expect(street(page)).toHaveValue('118 Cibolo Back Gate')
    await expect(options(page)).toHaveCount(0)
    await field(page, 'City').fill('Boerne')
    await announced(page, '30 miles from our yard')
  })

  test('[QF-08] Escape closes the list, then the drawer; the apartment stays, and details that fail to load are not missed', async ({
    page,
  }) => {
    await openForm(page)
    await street(page).fill('7 Hollow #4')
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(street(page)).toHaveValue('7 Hollow #4')
    await page.keyboard.press('ArrowDown')
    await options(page).first().click()
    await expect(street(page)).toHaveValue('7 Hollow Way, #4')
    await expect(field(page, 'City')).toHaveValue('Boerne')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[QF-08] is plain text without a maps service, and still gives an estimate', async ({
    page,
    context,
  }) => {
    const origin = `http://127.0.0.1:${ports.siteWithAds}`
    await storeCart(context, origin, oakCart)
    await visitForm(page, origin)
    await expect(page.getByRole('combobox', { name: 'Project address' })).toHaveCount(0)
    await field(page, 'Project address').fill('118 Cibolo Ridge')
    await field(page, 'ZIP code').fill('78006')
    await announced(page, /miles from our yard/)
  })

  test('and the fields above it keep what was typed before hydration', async ({ page }) => {
    await typeEarly(page, '/cart?step=form', { 'First name': 'Elena', 'Project address': '118 Cibolo' })
    await field(page, 'City').fill('Boerne')
    await announced(page, 'miles from our yard')
    await expect(street(page)).toHaveValue('118 Cibolo')
    await expect(field(page, 'First name')).toHaveValue('Elena')
  })

  test('has its list fully in view under it, at every width', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await openForm(page)
    await street(page).fill('118 Cib')
    await expect(options(page)).toHaveCount(4)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await street(page).scrollIntoViewIfNeeded()
      await expect(options(page).last()).toBeInViewport({ ratio: 1 })
      const [box, list] = [await street(page).boundingBox(), await page.getByRole('listbox').boundingBox()]
      expect(list?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    await page.keyboard.press('ArrowDown')
    await expectFineAtAllWidths(page)
  })
})

test.describe('the estimate', () => {
  test('[DL-03] works for a community; a large one needs a ZIP code, an unmapped one is to be confirmed', async ({
    page,
    context,
    baseURL,
  }) => {
    const at = async (community: string) => {
      await storeCart(context, baseURL ?? '', changeDeliveryPlace(oakCart, { community }))
      await openDrawer(page)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await openDrawer(page)
    const before = await zipField(page).boundingBox()
    await at('boerne')
    await expect(drawer(page)).toContainText('Boerne is about 26 miles from our yard')
    // Its lines were reserved.
    expect(await zipField(page).boundingBox()).toEqual(before)
    await at('san-antonio')
    await expect(drawer(page)).toContainText('San Antonio is wide: your ZIP code tells us how far')
    await at('cypress-point')
    await expect(drawer(page)).toContainText('To be confirmed')
    await zipField(page).fill('7800')
    await page.keyboard.press('Tab')
    await expect(page.getByText('A ZIP code has five digits')).toBeVisible()
  })

  test("[DL-07] shows the message too when our own server can't be reached", async ({ page, complaints }) => {
    await page.route('**/api/delivery-estimate', (route) => route.abort())
    await openDrawer(page)
    await zipField(page).fill('78006')
    await expect(drawer(page)).toContainText('Could not calculate delivery fee')
    await expect(drawer(page)).toContainText('To be confirmed')
    // The browser itself reports the failed request.
    complaints.splice(0)
  })

  test('keeps a ZIP code that was typed before hydration', async ({ page }) => {
    await typeEarly(page, '/cart', { 'Delivery to ZIP': '78006' })
    await expect(page.getByText('Boerne is about 26 miles from our yard')).toBeVisible()
    await expect(zipField(page)).toHaveValue('78006')
  })
})
