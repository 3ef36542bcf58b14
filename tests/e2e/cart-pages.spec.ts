import type { Page } from '@playwright/test'
import { addToCart, emptyCart, type Cart } from '#domain/cart/cart.ts'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  addButtons,
  addOne,
  agarita,
  drawer,
  goneAgarita,
  oak,
  openDrawer,
  sentCart,
  storeCart,
  visit,
} from '#tests/support/quote-cart.ts'

/** With sizes to add, and far less to check than the inventory. */
const guide = '/plant-database/escarpment-live-oak'

const full = addToCart(
  addToCart(addToCart(emptyCart, { ...oak, unitPriceCents: 180_00 }, 2), agarita, 1),
  goneAgarita,
  1,
)

const states: { name: string; cart?: Cart; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the add dialog',
    open: async (page) => {
      await visit(page, guide)
      await addButtons(page).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a page after adding on a phone',
    open: async (page) => {
      await visit(page, guide)
      await addOne(page, 0)
      await expect(page.getByRole('status').filter({ hasText: 'added, 1 plant' })).toBeVisible()
    },
  },
  { name: 'the empty drawer', open: openDrawer },
  {
    name: 'the drawer with a gone line and a changed price',
    cart: full,
    open: async (page) => {
      await openDrawer(page)
      await expect(drawer(page)).toContainText('No longer available')
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
  { name: 'the sent quote', cart: sentCart, open: openDrawer },
  {
    name: 'the question after a sent quote',
    cart: sentCart,
    open: async (page) => {
      await visit(page, guide)
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

test.use({ viewport: { width: 320, height: 900 } })

for (const { name, cart, open } of states)
  test(`${name} is accessible and doesn't scroll sideways [DR-01]`, async ({ page, context, baseURL }) => {
    if (cart !== undefined) await storeCart(context, baseURL ?? '', cart)
    await open(page)
    await expectFineAtAllWidths(page)
  })
