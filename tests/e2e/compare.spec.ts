import { expectAccessible } from '#tests/support/accessibility.ts'
import { beginToUse, expect, test } from '#tests/support/browser.ts'
import { oakCart, sentCart, storeCart } from '#tests/support/quote-cart.ts'

const phone = { width: 390, height: 844 }
const four = '/compare?plants=escarpment-live-oak,cedar-elm,monterrey-oak,lacey-oak'
const foot = { name: 'Kept plants and quote' }

test('plants kept in the list are compared from the bar, in every tab, and can be removed', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/plant-database?q=oak')
  const keep = (name: string) => page.getByRole('button', { name: `Keep ${name}`, exact: true })
  for (const name of ['Bur Oak', 'Chinkapin Oak', 'Escarpment Live Oak']) await keep(name).click()
  await expect(keep('Bur Oak')).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await other.setViewportSize(phone)
  await other.goto('/')
  await page.getByRole('complementary', foot).getByRole('link', { name: 'Compare 3' }).click()
  await expect(page).toHaveURL('/compare?plants=bur-oak,chinkapin-oak,escarpment-live-oak')
  await expect(page.getByRole('complementary', foot)).toBeHidden()
  await page.getByRole('link', { name: 'Compare others' }).click()
  const kept = page.getByRole('region', { name: 'Kept plants' })
  await kept.getByRole('button', { name: 'Remove Bur Oak' }).click()
  await expect(other.getByRole('link', { name: 'Compare 2' })).toBeVisible()
  await expectAccessible(page)
  await kept.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL('/compare?plants=chinkapin-oak,escarpment-live-oak')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chinkapin Oak and Escarpment Live Oak')
  await page.getByRole('combobox', { name: 'Container size' }).selectOption('30 gal')
  await expect(page).toHaveURL('/compare?plants=chinkapin-oak,escarpment-live-oak&size=30-gal')
})

test('on a phone, the fourth plant swaps in by a tap, and the names stay at the top', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(four)
  const name = page.getByRole('link', { name: 'Lacey Oak', exact: true })
  await expect(name).toBeHidden()
  await page.getByRole('link', { name: 'Swap Lacey Oak in' }).click()
  await expect(name).toBeVisible()
  await page.getByText('Prices are for the plant in your ground').scrollIntoViewIfNeeded()
  await expect(name).toBeInViewport()
})

test('every page has one bar at the foot at most: none for the quote, and a quiet one once it was sent [QL-23]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  await storeCart(context, baseURL ?? '', oakCart)
  await page.goto('/tree-service')
  const bar = page.getByRole('complementary', foot)
  await expect(bar.getByRole('link', { name: 'Quote, 2 plants, $556' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/plant-database/escarpment-live-oak')
  const price = page.getByRole('complementary', { name: 'Price' })
  await beginToUse(page)
  await expect(price).toContainText('$27815 gal, in your quote')
  await expect(bar).toBeHidden()
  await price.getByRole('link', { name: 'Sizes' }).click()
  await expect(price.getByRole('link', { name: 'Sizes' })).toBeHidden()
  await expectAccessible(page)
  for (const path of ['/cart', '/contact']) {
    await page.goto(path)
    await expect(bar).toBeHidden()
  }
  await storeCart(context, baseURL ?? '', sentCart)
  await page.goto('/tree-service')
  await expect(bar.getByRole('link', { name: 'Quote sent' })).toHaveAttribute('href', '/quote/a-token')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Your quote/ })).toHaveAccessibleName(
    'Your quote, sent',
  )
})

test('a comparison prints on one letter page', async ({ page }) => {
  for (const path of [
    four,
    '/compare?plants=texas-mountain-laurel,skeleton-leaf-goldeneye,autumn-sage,gulf-muhly',
  ]) {
    await page.goto(path, { waitUntil: 'load' })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  }
})
