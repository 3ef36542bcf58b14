import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { waitForHydration } from './browser.ts'
import { findCartCookie, parseCart, writeCart } from '#domain/cart/cart-cookie.ts'
import { addToCart, emptyCart, markSubmitted, type Cart } from '#domain/cart/cart.ts'
import { quoteBody } from './quote-request.ts'

// From the seed: Escarpment Live Oak 15 gal at $193 + $85, Texas Redbud 15 gal at $158 + $85, Agarita 1 gal at $10 + $15,
// and Agarita 3 gal, deleted.
export const oak = { inventoryId: 121, unitPriceCents: 193_00 }
export const agarita = { inventoryId: 1, unitPriceCents: 10_00 }
export const goneAgarita = { inventoryId: 2, unitPriceCents: 23_50 }

export const oakCart = addToCart(emptyCart, oak, 2)
export const sentCart = markSubmitted(oakCart, { number: 'HCT-26-7K4P-9XQ2', token: 'a-token' })

export async function storeCart(context: BrowserContext, url: string, cart: Cart) {
  const value = writeCart({ cart, stamp: 1 }) ?? ''
  await context.addCookies([{ name: 'hillCountryQuote', value, url, sameSite: 'Lax' }])
}

export async function storedCart(page: Page): Promise<Cart> {
  return parseCart(findCartCookie(await page.evaluate(() => document.cookie))).cart
}

/**
 * Submits a quote and returns its page's token. If the machine is busy, the database may miss the site's deadline, a 503; the
 * key makes it safe to send again.
 */
export async function submitQuote(
  request: APIRequestContext,
  items: { inventoryId: number; quantity: number }[],
): Promise<string> {
  const sent = { headers: { 'Idempotency-Key': randomUUID() }, data: quoteBody(items) }
  let token = ''
  await expect(async () => {
    const response = await request.post('/api/public/submit-quote', sent)
    expect(response.status()).toBe(201)
    ;({ token } = (await response.json()) as { token: string })
  }).toPass({ timeout: 60_000 })
  return token
}

export const addButtons = (page: Page) => page.getByRole('button', { name: /^Add .+ to your quote$/ })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your quote' })
export const quoteLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your quote/ })

/** Opens a page and waits for hydration. What's in the cart comes after the page's own code. */
export async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: path.includes('/cart') ? 'networkidle' : 'load' })
  await waitForHydration(page)
}

/** Opens the drawer on the contact page. */
export async function openDrawer(page: Page) {
  await visit(page, '/contact')
  await quoteLink(page).click()
}

/** Adds an item through the add dialog, as a visitor does. */
export async function addOne(page: Page, index: number) {
  await addButtons(page).nth(index).click()
  await page.getByRole('button', { name: 'Add to quote' }).click()
}
