import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, expectFocusIn, test } from '#tests/support/browser.ts'
import {
  addButtons,
  addOne,
  agarita,
  drawer,
  oakCart,
  openDrawer,
  quoteLink,
  sentCart,
  storeCart,
  storedCart,
  visit,
} from '#tests/support/quote-cart.ts'
import { expectLocked } from '#tests/support/read-inventory-page.ts'
import { addToCart, changeCustomer, changeDeliveryPlace, countPlants } from '#domain/cart/cart.ts'

/** The text on a card in place of Add. */
const onCard = (page: Page) => page.getByRole('group', { name: /, in your quote$/ })

test('[IN-05] the add dialog starts at 1, never goes below 1, and starts at 1 again', async ({ page }) => {
  await visit(page, '/inventory')
  await addButtons(page).first().click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByRole('textbox', { name: 'Quantity' })
  await expect(quantity).toHaveValue('1')
  await expect(dialog).toContainText('plant +')
  await expect(dialog).toContainText('planted')
  for (const typed of ['0', '4']) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue(typed === '0' ? '1' : typed)
  }
  await dialog.getByRole('button', { name: 'One fewer' }).click()
  await dialog.getByRole('button', { name: 'Add to quote' }).click()
  await expect(drawer(page)).toContainText('3 plants')
  await visit(page, '/plant-database/autumn-sage')
  await page.getByRole('button', { name: /^Add Autumn Sage, 3 gal/ }).click()
  await expect(quantity).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(countPlants(await storedCart(page))).toBe(3)
})

test('[CT-01, CT-05] adding the same plant again raises its quantity, and so does the button on its card; both survive a reload', async ({
  page,
}) => {
  await visit(page, '/inventory')
  await addOne(page, 0)
  await expectFocusIn(drawer(page))
  await page.keyboard.press('Escape')
  await onCard(page).getByRole('button', { name: 'One more' }).click()
  await expect(onCard(page)).toContainText('2')
  await addOne(page, 0)
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2)
  await visit(page, '/plant-database/autumn-sage')
  await onCard(page).getByRole('button', { name: 'One more' }).click()
  await quoteLink(page).click()
  await expect(drawer(page).getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('3')
  const total = (await drawer(page).getByRole('definition').last().textContent()) ?? ''
  await page.reload()
  await expect(quoteLink(page)).toHaveAccessibleName('Your quote, 4 plants')
  await visit(page, '/cart')
  await expect(page.getByRole('definition').last()).toHaveText(total)
})

test('[CT-02] at 768 px, the drawer opens after adding, over a page that is locked and does not shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 768, height: 900 })
  const shifted = () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: number[] }
      return shifts.splice(0).reduce((sum, value) => sum + value, 0)
    })
  await visit(page, '/plant-database/escarpment-live-oak')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
  // When our own fonts arrive, a word may move by a pixel.
  expect(await shifted()).toBeLessThan(0.005)
  await addOne(page, 0)
  await expect(drawer(page)).toBeVisible()
  await expectLocked(page)
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toBeHidden()
  expect(await shifted()).toBe(0)
})

test("[CT-02, SH-01] at 767 px it doesn't: a toast at the top right says what was added and links to the quote", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await visit(page, '/inventory')
  await addOne(page, 0)
  const toast = page.getByRole('status').filter({ hasText: 'added, 1 plant in your quote' })
  const box = await toast.boundingBox()
  expect(box !== null && box.y < 300 && box.x + box.width > 700).toBe(true)
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('link', { name: /^Quote, 1 plant, \$/ })).toBeInViewport()
  await page.getByRole('button', { name: 'View quote' }).click()
  await expect(drawer(page)).toBeVisible()
})

test('[CT-03, CT-04] a quantity of 0 removes the line, and clearing deletes the cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const cart = changeCustomer(addToCart(oakCart, agarita, 1), { firstName: 'Elena' })
  await storeCart(context, baseURL ?? '', cart)
  await openDrawer(page)
  const quantities = drawer(page).getByRole('textbox', { name: 'Quantity' })
  await quantities.nth(1).fill('0')
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await expect(drawer(page).getByRole('list', { name: 'Plants in your quote' })).toBeFocused()
  await drawer(page).getByRole('button', { name: 'Clear cart' }).click()
  expect((await storedCart(page)).lines).toHaveLength(1)
  await drawer(page).getByRole('button', { name: 'Yes, clear' }).click()
  await expect(drawer(page)).toContainText('Nothing in your quote yet')
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  await page.reload()
  await expect(quoteLink(page)).toHaveAccessibleName('Your quote')
})

test('[DR-06] after a quote was sent, adding asks: Cancel changes nothing, the others start a new one or add to it', async ({
  page,
  context,
  baseURL,
}) => {
  const ask = async () => {
    await addButtons(page).nth(2).click()
    await expect(page.getByRole('dialog', { name: 'You already sent quote HCT-26-7K4P-9XQ2' })).toBeVisible()
  }
  await storeCart(context, baseURL ?? '', sentCart)
  await visit(page, '/inventory')
  await ask()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await storedCart(page)).toEqual(sentCart)
  await ask()
  await page.getByRole('button', { name: 'Start a New Quote' }).click()
  await page.getByRole('button', { name: 'Add to quote' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  expect((await storedCart(page)).submitted).toBeNull()

  await storeCart(context, baseURL ?? '', sentCart)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/inventory')
  await ask()
  await page.getByRole('button', { name: 'Add to Existing Quote' }).click()
  await page.getByRole('button', { name: 'Add to quote' }).click()
  await expect(drawer(page)).toContainText('3 plants')
  await expect(drawer(page)).toContainText('Goes with quote HCT-26-7K4P-9XQ2')
  expect(await storedCart(page)).toMatchObject({ submitted: null, addingTo: sentCart.submitted })
})

test('[QL-21, QL-22, QL-38] a line can be planted by the visitor or get a cage, and says what is to be found', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route('**/api/cart-items*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const item of body.items) item.available = 1
    const offers = { cageCents: 45_00, isPickupAllowed: true }
    await route.fulfill({ response, json: { ...body, offers, deerTowns: ['helotes'] } })
  })
  await storeCart(context, baseURL ?? '', changeDeliveryPlace(oakCart, { community: 'helotes' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await openDrawer(page)
  await expect(drawer(page)).toContainText('1 listed, the rest to be found')
  const choose = (name: string) => drawer(page).getByRole('button', { name })
  await choose('Deer cage, $45').click()
  await expect(drawer(page)).toContainText('2 × ($193 + $85 + $45)')
  await expect(choose('Deer cage, $45')).toHaveAttribute('aria-pressed', 'true')
  // One tap for all that need one.
  await expect(drawer(page)).toContainText('Deer come by daily in Helotes')
  await choose('Deer cages for 2 plants, $45 each').click()
  await expect(drawer(page)).toContainText('2 × ($193 + $85)')
  await choose('Deer cages for 2 plants, $45 each').click()
  await expect(choose('Deer cage, $45')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await choose('I’ll plant it').click()
  await expect(drawer(page)).toContainText('2 × ($193)')
  await choose('I’ll pick up and plant').click()
  await expect(drawer(page)).toContainText('Pick-up at the yard')
  await expectAccessible(page)
  expect(await storedCart(page)).toMatchObject({ isPickup: true, lines: [{ isPlantedByUs: false }] })
})

test('[QL-23] a double tap adds one plant', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/inventory')
  await addButtons(page).first().click()
  await page.getByRole('button', { name: 'Add to quote' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect.poll(async () => countPlants(await storedCart(page))).toBe(1)
})

test("when the prices can't be loaded, the drawer says so, and Try Again works", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await storeCart(context, baseURL ?? '', oakCart)
  await page.route('**/api/cart-items*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await openDrawer(page)
  await expect(drawer(page)).toContainText('Prices didn’t load')
  await expect(drawer(page).getByRole('button', { name: 'Request this quote' })).toBeDisabled()
  await page.unroute('**/api/cart-items*')
  await drawer(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(drawer(page)).toContainText('$556')
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('503')))
})

test('[CT-05] a browser without cookies and broadcast channels still has a cart', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(window, 'BroadcastChannel', { get: refuse })
    Object.defineProperty(Navigator.prototype, 'locks', { get: refuse })
  })
  await visit(page, '/inventory')
  await addOne(page, 0)
  await expect(drawer(page)).toContainText('1 plant')
})

test('the keyboard alone can add, change and close, and focus returns to the start', async ({ page }) => {
  await visit(page, '/inventory')
  const add = addButtons(page).first()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toContainText('2 plants')
  const more = drawer(page).getByRole('button', { name: 'One more' })
  for (
    let presses = 0;
    presses < 12 && !(await more.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(drawer(page)).toContainText('3 plants')
  await expect(more).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(onCard(page).getByRole('button', { name: 'One more' })).toBeFocused()
})
