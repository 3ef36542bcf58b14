import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { addToCart, emptyCart } from '#domain/cart/cart.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  addButtons,
  agarita,
  drawer,
  oak,
  openDrawer,
  quoteLink,
  storeCart,
  storedCart,
  visit,
} from '#tests/support/quote-cart.ts'

/** Delays the server's responses by half a second, or until `respondAfter` resolves, so the cart can change meanwhile. */
async function slowServer(context: BrowserContext, respondAfter: Promise<void> | null = null) {
  let requested = 0
  let responded = 0
  await context.route('**/cart', async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue()
      return
    }
    requested += 1
    const response = await route.fetch({ maxRedirects: 0 })
    await (respondAfter ?? sleep(500))
    // A newer change aborts this request.
    await route.fulfill({ response }).catch(() => undefined)
    responded += 1
  })
  return { requested: () => requested, responded: () => responded }
}

const quantityOf = async (page: import('@playwright/test').Page, id: number) =>
  (await storedCart(page)).lines.find(({ inventoryId }) => inventoryId === id)?.quantity

test('[CT-05] 20 quick changes from two tabs with a slow server: none lost, none doubled', async ({
  page,
  context,
  baseURL,
}) => {
  const cart = addToCart(addToCart(emptyCart, oak, 100), agarita, 100)
  await storeCart(context, baseURL ?? '', cart)
  const server = await slowServer(context)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openDrawer(tab)
    await expect(drawer(tab).getByRole('listitem')).toHaveCount(2)
  }
  // Clicked by a script in the page, as fast as possible.
  const press = (tab: typeof page, line: number, name: string, times: number, pause: number) =>
    drawer(tab)
      .getByRole('listitem')
      .nth(line)
      .getByRole('button', { name })
      .evaluate(
        async (button: HTMLButtonElement, { count, wait }) => {
          for (let index = 0; index < count; index += 1) {
            button.click()
            await new Promise((resolve) => setTimeout(resolve, wait))
          }
        },
        { count: times, wait: pause },
      )
  await Promise.all([press(page, 0, 'One more', 5, 7), press(other, 0, 'One more', 5, 5)])
  // Wait until the first tab posts to the server; then both continue while the response is on its way.
  await expect.poll(server.requested).toBeGreaterThan(0)
  await Promise.all([press(other, 1, 'One fewer', 4, 90), press(page, 0, 'One more', 6, 60)])
  await expect.poll(() => quantityOf(page, oak.inventoryId)).toBe(116)
  await expect.poll(() => quantityOf(page, agarita.inventoryId)).toBe(96)
  // It stays that way once all responses have arrived.
  await sleep(4_000)
  for (const tab of [page, other]) {
    await expect(drawer(tab).getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('116')
    await expect(drawer(tab).getByRole('textbox', { name: 'Quantity' }).nth(1)).toHaveValue('96')
    expect(await quantityOf(tab, oak.inventoryId)).toBe(116)
  }
  expect(server.requested()).toBeGreaterThan(1)
  await page.reload()
  await expect(quoteLink(page)).toHaveAccessibleName('Your quote, 212 plants')
})

test('an outdated cart returned late by the server is overwritten at once', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', addToCart(emptyCart, oak, 1))
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  const server = await slowServer(context, promise)
  await visit(page, '/inventory')
  const other = await context.newPage()
  await visit(other, '/contact')
  await quoteLink(page).click()
  await quoteLink(other).click()
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expect.poll(server.requested).toBe(1)
  await drawer(other).getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => quantityOf(page, oak.inventoryId)).toBe(3)
  expect(server.responded()).toBe(0)
  letThrough()
  await expect.poll(server.responded).toBe(1)
  await expect.poll(() => quantityOf(page, oak.inventoryId)).toBe(3)
  await sleep(300)
  expect(await quantityOf(other, oak.inventoryId)).toBe(3)
  await expect(drawer(page)).toContainText('3 plants')
})

test('[CT-06] two seconds after the last change, the server sets the cookie for 30 days, once', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await visit(page, '/inventory')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  await addButtons(page).first().click()
  await page.getByRole('button', { name: 'Add to quote' }).click()
  for (let count = 0; count < 5; count += 1) {
    await drawer(page).getByRole('button', { name: 'One more' }).click()
    await page.clock.runFor(200)
  }
  expect(posts).toEqual([])
  const stored = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.clock.runFor(2_000)
  await stored
  await page.clock.runFor(2_500)
  expect(posts).toEqual(['intent=keep'])
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({
    name: 'hillCountryQuote',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
    secure: false,
  })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29.9 * 24 * 60 * 60)
  expect((await storedCart(page)).lines[0]?.quantity).toBe(6)
})

test('[CT-04] a cart cleared in one tab is cleared in the other, and stays cleared', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', addToCart(emptyCart, oak, 1))
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  const server = await slowServer(context, promise)
  await page.clock.install()
  const other = await context.newPage()
  for (const tab of [page, other]) await visit(tab, '/contact')
  await quoteLink(page).click()
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expect.poll(server.requested).toBe(1)
  await quoteLink(other).click()
  await drawer(other).getByRole('button', { name: 'Clear cart' }).click()
  await drawer(other).getByRole('button', { name: 'Yes, clear' }).click()
  await expect(drawer(page)).toContainText('Nothing in your quote yet')
  letThrough()
  await expect.poll(server.responded).toBe(1)
  await page.clock.runFor(2_500)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
