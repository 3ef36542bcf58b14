import { addToCart, emptyCart } from '#domain/cart/cart.ts'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { drawer, openDrawer, storeCart, submitQuote, visit } from '#tests/support/quote-cart.ts'

// From the seed: Mexican Plum, Escarpment Live Oak and Texas Redbud in 15 gal, and Gulf Muhly in 3 gal.
const ids = [201, 121, 338, 158]

const yardCart = ids.reduce(
  (cart, inventoryId) => addToCart(cart, { inventoryId, unitPriceCents: 100_00 }, 1),
  emptyCart,
)

test('[GR-13] the cart’s yard grows by keyboard, and nothing moves under reduced motion', async ({
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeCart(context, baseURL ?? '', yardCart)
  await visit(page, '/cart')
  const yard = page.getByRole('region', { name: 'Your yard in ten years' })
  await expect(yard.getByRole('img')).toHaveAccessibleName(/^Year 10, an estimate\. .*Mexican Plum/)
  const grown = yard.getByRole('link', { name: 'Full grown' })
  // Its code loads after the page's.
  await page.waitForLoadState('networkidle')
  await grown.focus()
  await page.keyboard.press('Enter')
  await expect(grown).toHaveAttribute('aria-current', 'true')
  await expect(grown).toBeFocused()
  await expect(yard.getByRole('listitem').first()).toContainText('15 to 30 ft tall')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expectFineAtAllWidths(page)
  await page.reload()
  await expect(yard.getByRole('img')).toHaveAccessibleName(/^Full grown/)
})

test('[GR-16] the drawer links to the yard, and Back returns to the drawer’s page', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', yardCart)
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: 'See your yard, drawn' }).click()
  await expect(page).toHaveURL('/cart#yard')
  await expect(page.getByRole('region', { name: 'Your yard in ten years' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('[GR-14] a quote’s yard is on its page and its print, at most one sheet more', async ({
  page,
  request,
}) => {
  const token = await submitQuote(
    request,
    ids.map((inventoryId) => ({ inventoryId, quantity: 1 })),
  )
  await visit(page, `/quote/${token}?age=20`)
  const yard = page.getByRole('region', { name: 'Your yard in ten years' })
  await expect(yard.getByRole('img')).toHaveAccessibleName(/^Year 20, an estimate\./)
  await expectFineAtAllWidths(page)
  const sheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
  const withYard = (await sheets()) ?? 0
  await yard.evaluate((section) => section.style.setProperty('display', 'none', 'important'))
  expect(withYard - ((await sheets()) ?? 0)).toBeLessThanOrEqual(1)
})
