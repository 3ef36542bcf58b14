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

test('[GR-13] the cart’s yard is reordered by keyboard and by dragging, and its URL has it', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeCart(context, baseURL ?? '', yardCart)
  await visit(page, '/cart')
  const yard = page.getByRole('region', { name: 'Your yard in ten years' })
  const plants = yard.getByRole('listitem')
  await expect(yard.getByRole('img')).toHaveAccessibleName(/^Year 10, an estimate\. .*Mexican Plum/)
  const left = yard.getByRole('button', { name: 'Move Texas Redbud left' })
  // Its code loads after the page's.
  await page.waitForLoadState('networkidle')
  await left.focus()
  await page.keyboard.press('Enter')
  await expect(yard.getByRole('status')).toHaveText('Texas Redbud is now number 2 of 4 from the left.')
  await expect(left).toBeFocused()
  await expect(page).toHaveURL(/\/cart\?yard=1-3-2-4$/)
  await expect(plants.nth(1)).toContainText('Texas Redbud')

  await yard.getByRole('button', { name: 'Full grown' }).click()
  await expect(page).toHaveURL(/\/cart\?yard=1-3-2-4&age=grown$/)
  await expect(plants.nth(0)).toContainText('15 to 30 ft tall')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

  await yard.locator('[data-number="1"]').first().scrollIntoViewIfNeeded()
  const plum = await yard.locator('[data-number="1"]').first().boundingBox()
  const oak = await yard.locator('[data-number="4"]').first().boundingBox()
  if (plum === null || oak === null) throw new Error('The yard is not drawn')
  await page.mouse.move(plum.x + plum.width / 2, plum.y + plum.height / 2)
  await page.mouse.down()
  await page.mouse.move(oak.x + oak.width * 0.75, plum.y + plum.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/cart\?yard=3-2-1-4&age=grown$/)
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Request this quote' }).click()
  await expect(page).toHaveURL('/cart?step=form&yard=3-2-1-4&age=grown')
  await page.goBack()
  await expect(page).toHaveURL('/cart?yard=3-2-1-4&age=grown')
  await page.reload()
  await expect(plants.nth(3)).toContainText('Mexican Plum')
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

test('[GR-14] a quote’s yard is on its page, its link and its print, at most one sheet more', async ({
  page,
  request,
}) => {
  const token = await submitQuote(
    request,
    ids.map((inventoryId) => ({ inventoryId, quantity: 1 })),
  )
  await visit(page, `/quote/${token}?yard=2-1-3-4&age=20`)
  const yard = page.getByRole('region', { name: 'Your yard in ten years' })
  await expect(yard.getByRole('listitem').first()).toContainText('Escarpment Live Oak')
  await expect(yard.getByRole('link', { name: 'Link to this yard' })).toHaveAttribute(
    'href',
    `/quote/${token}?yard=2-1-3-4&age=20#yard`,
  )
  await expectFineAtAllWidths(page)
  const sheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
  const withYard = (await sheets()) ?? 0
  await yard.evaluate((section) => section.style.setProperty('display', 'none', 'important'))
  expect(withYard - ((await sheets()) ?? 0)).toBeLessThanOrEqual(1)
})
