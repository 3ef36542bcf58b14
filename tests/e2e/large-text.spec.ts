import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { drawer, oakCart, quoteLink, storeCart, visit } from '#tests/support/quote-cart.ts'

test.use({ viewport: { width: 390, height: 844 } })

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** The page and the parts of a drawer that would have to be scrolled sideways. */
const scrollSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog] *:not(.sr-only)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => element.tagName === 'HTML' || getComputedStyle(element).overflowX !== 'visible')
      .map((element) => `${element.tagName} ${element.className}`),
  )

test('pages fit a phone with text at 200%', async ({ page, context, baseURL, complaints }) => {
  await storeCart(context, baseURL ?? '', oakCart)
  for (const path of [
    '/',
    '/contact',
    '/cart',
    '/inventory',
    '/compare?plants=escarpment-live-oak,texas-mountain-laurel,agarita',
    '/plant-database/escarpment-live-oak',
    '/plant-database/finder',
    '/plant-database/finder?place=city&wish=shade&light=open&room=roof&deer=daily',
    '/newsletter',
    '/no-such-page',
  ])
    await test.step(path, async () => {
      await visit(page, path)
      await enlarge(page)
      expect(await scrollSideways(page)).toEqual([])
      const logo = await page.getByRole('banner').getByText('Hill Country').boundingBox()
      expect(logo?.y).toBeGreaterThan(0)
    })
  // The browser reports the 404 itself.
  complaints.length = 0
})

test('the drawer and its form fit a phone with text at 200%, with the main button in view', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', oakCart)
  await visit(page, '/contact')
  await enlarge(page)
  await quoteLink(page).click()
  const request = drawer(page).getByRole('button', { name: 'Request this quote' })
  await expect(request).toBeInViewport({ ratio: 1 })
  expect(await scrollSideways(page)).toEqual([])
  await request.click()
  await expect(page.getByRole('button', { name: 'Send my quote request' })).toBeInViewport({ ratio: 1 })
  expect(await scrollSideways(page)).toEqual([])
})

test('the add dialog with a row along a fence fits a phone with text at 200%', async ({ page }) => {
  await visit(page, '/plant-database/southern-wax-myrtle')
  await enlarge(page)
  await page.locator('#row').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Add 8' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add 8' })).toBeVisible()
  expect(await scrollSideways(page)).toEqual([])
})

test('a low drawer scrolls as one piece under its main button', async ({ page, context, baseURL }) => {
  await storeCart(context, baseURL ?? '', oakCart)
  await visit(page, '/contact')
  await quoteLink(page).click()
  const request = drawer(page).getByRole('button', { name: 'Request this quote' })
  const total = drawer(page).getByText('Total estimate')
  await expect(total).toBeInViewport()
  for (const [width, height] of [
    [844, 390],
    [390, 508],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(request).toBeInViewport({ ratio: 1 })
    await expect(total).not.toBeInViewport()
    await total.scrollIntoViewIfNeeded()
    await expect(total).toBeInViewport()
    await drawer(page).getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded()
  }
  await request.click()
  const [first, last] = await Promise.all(
    ['First name', 'Last name'].map((name) => page.getByRole('textbox', { name }).boundingBox()),
  )
  expect(first?.x).toBe(last?.x)
})
