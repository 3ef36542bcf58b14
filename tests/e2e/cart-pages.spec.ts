import type { Page } from '@playwright/test'
import { addToCart, emptyCart, type Cart } from '#domain/cart/cart.ts'
import { expectAccessible, widths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  addButtons,
  addOne,
  agarita,
  drawer,
  goneAgarita,
  oak,
  oakCart,
  quoteLink,
  sentCart,
  storeCart,
  visit,
} from '#tests/support/quote-cart.ts'

test('without JavaScript, the cart can be filled, changed and cleared', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/inventory`)
  await addButtons(page).first().click()
  await expect(page).toHaveURL(`${baseURL}/cart`)
  await expect(page.getByText('1 plant, planted')).toBeVisible()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('2 plants, planted')).toBeVisible()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 plants, planted')).toBeVisible()
  await page.getByRole('button', { name: 'Request this quote' }).click()
  await expect(page.getByText('Where should we plant?')).toBeVisible()
  await page.goto(`${baseURL}/inventory`)
  await addButtons(page).nth(1).click()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByText('1 plant, planted')).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByText('Nothing in your quote yet')).toBeVisible()
  await context.close()
})

const openDrawer = async (page: Page) => {
  await visit(page, '/inventory')
  await quoteLink(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const full = addToCart(
  addToCart(addToCart(emptyCart, { ...oak, unitPriceCents: 180_00 }, 2), agarita, 1),
  goneAgarita,
  1,
)

const states: { name: string; cart?: Cart; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the add dialog',
    open: async (page) => {
      await visit(page, '/inventory')
      await addButtons(page).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the page after adding',
    open: async (page) => {
      await visit(page, '/inventory')
      await addOne(page, 0)
      await expect(quoteLink(page).or(page.getByRole('dialog')).first()).toBeVisible()
    },
  },
  { name: 'the empty drawer', open: openDrawer },
  {
    name: 'the drawer with a gone line and a changed price',
    cart: full,
    open: async (page) => {
      await openDrawer(page)
      await expect(drawer(page)).toContainText('Minimum order met')
    },
  },
  {
    name: 'the drawer below the minimum',
    cart: addToCart(emptyCart, agarita, 1),
    open: async (page) => {
      await openDrawer(page)
      await expect(drawer(page)).toContainText('to reach the minimum')
    },
  },
  {
    name: 'the form in the drawer',
    cart: oakCart,
    open: async (page) => {
      await openDrawer(page)
      await page.getByRole('button', { name: 'Request this quote' }).click()
      await expect(page.getByRole('button', { name: 'Back to Cart' })).toBeVisible()
    },
  },
  { name: 'the sent quote', cart: sentCart, open: openDrawer },
  {
    name: 'the question after a sent quote',
    cart: sentCart,
    open: async (page) => {
      await visit(page, '/inventory')
      await addButtons(page).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: '/cart, empty', open: (page) => visit(page, '/cart') },
  { name: '/cart, full', cart: full, open: (page) => visit(page, '/cart') },
  { name: '/cart, sent', cart: sentCart, open: (page) => visit(page, '/cart') },
  {
    name: 'the question on /cart',
    cart: sentCart,
    open: (page) => visit(page, '/cart?ask=338&quantity=2'),
  },
]

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const { name, cart, open } of states) {
      test(`${name} is accessible and doesn't scroll sideways [DR-01]`, async ({
        page,
        context,
        baseURL,
      }) => {
        if (cart !== undefined) await storeCart(context, baseURL ?? '', cart)
        await open(page)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    }
  })
}
