import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { addToCart, emptyCart } from '#domain/cart/cart.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  addButtons,
  agarita,
  drawer,
  oak,
  quoteLink,
  storeCart,
  storedCart,
  visit,
} from '#tests/support/quote-cart.ts'

/** The server is asked at once, its answer takes half a second, or until it is let through: the cart changes meanwhile. */
async function slowLine(context: BrowserContext, answerAfter: Promise<void> | null = null) {
  let asked = 0
  let answered = 0
  await context.route('**/cart', async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue()
      return
    }
    asked += 1
    const response = await route.fetch({ maxRedirects: 0 })
    await (answerAfter ?? sleep(500))
    // A change gives up the request it has overtaken.
    await route.fulfill({ response }).catch(() => undefined)
    answered += 1
  })
  return { asked: () => asked, answered: () => answered }
}

const quantityOf = async (page: import('@playwright/test').Page, id: number) =>
  (await storedCart(page)).lines.find(({ inventoryId }) => inventoryId === id)?.quantity

test('[CT-05] 20 quick changes over a slow line and from two tabs: none lost, none doubled', async ({
  page,
  context,
  baseURL,
}) => {
  const cart = addToCart(addToCart(emptyCart, oak, 100), agarita, 100)
  await storeCart(context, baseURL ?? '', cart)
  const server = await slowLine(context)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await visit(tab, '/contact')
    await quoteLink(tab).click()
    await expect(drawer(tab).getByRole('listitem')).toHaveCount(2)
  }
  // Pressed in the page itself, as fast as a page can be pressed.
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
  // Until the first tab asks the server to keep it; then both go on while the answer is under way.
  await expect.poll(server.asked).toBeGreaterThan(0)
  await Promise.all([press(other, 1, 'One fewer', 4, 90), press(page, 0, 'One more', 6, 60)])
  await expect.poll(() => quantityOf(page, oak.inventoryId)).toBe(116)
  await expect.poll(() => quantityOf(page, agarita.inventoryId)).toBe(96)
  // And it stays so when every answer has arrived.
  await sleep(4_000)
  for (const tab of [page, other]) {
    await expect(drawer(tab).getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('116')
    await expect(drawer(tab).getByRole('textbox', { name: 'Quantity' }).nth(1)).toHaveValue('96')
    expect(await quantityOf(tab, oak.inventoryId)).toBe(116)
  }
  expect(server.asked()).toBeGreaterThan(1)
  await page.reload()
  await expect(quoteLink(page)).toHaveAccessibleName('Your quote, 212 plants')
})

test('an older cart that the server sends back late is overwritten at once', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', addToCart(emptyCart, oak, 1))
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  const server = await slowLine(context, promise)
  await visit(page, '/inventory')
  const other = await context.newPage()
  await visit(other, '/contact')
  await quoteLink(page).click()
  await quoteLink(other).click()
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expect.poll(server.asked).toBe(1)
  await drawer(other).getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => quantityOf(page, oak.inventoryId)).toBe(3)
  expect(server.answered()).toBe(0)
  letThrough()
  await expect.poll(server.answered).toBe(1)
  await expect.poll(() => quantityOf(page, oak.inventoryId)).toBe(3)
  await sleep(300)
  expect(await quantityOf(other, oak.inventoryId)).toBe(3)
  await expect(drawer(page)).toContainText('3 plants')
})

test('[CT-06] two seconds after the last change the server sets the cookie for 30 days, once', async ({
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

test('[CT-04] what is cleared in one tab is gone in the other, and stays gone', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', addToCart(emptyCart, oak, 1))
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  const server = await slowLine(context, promise)
  await page.clock.install()
  const other = await context.newPage()
  for (const tab of [page, other]) await visit(tab, '/contact')
  await quoteLink(page).click()
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expect.poll(server.asked).toBe(1)
  await quoteLink(other).click()
  await drawer(other).getByRole('button', { name: 'Clear cart' }).click()
  await drawer(other).getByRole('button', { name: 'Yes, clear' }).click()
  await expect(drawer(page)).toContainText('Nothing in your quote yet')
  letThrough()
  await expect.poll(server.answered).toBe(1)
  await page.clock.runFor(2_500)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
