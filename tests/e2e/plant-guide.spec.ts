import { expectAccessible, widths } from '#tests/support/accessibility.ts'
import { expect, expectFocusIn, test } from '#tests/support/browser.ts'
import { oakCart, storeCart } from '#tests/support/quote-cart.ts'

// An oak, a small toxic tree, a grass, a vine and a long name.
const guides = [
  'escarpment-live-oak',
  'texas-mountain-laurel',
  'gulf-muhly',
  'crossvine',
  'skeleton-leaf-goldeneye',
]

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const slug of [...guides, 'no-such-plant']) {
      test(`[SG-01] ${slug} is accessible and doesn't scroll sideways`, async ({ page, complaints }) => {
        await page.goto(`/plant-database/${slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        // The browser reports the 404 itself.
        if (slug === 'no-such-plant') complaints.length = 0
      })
    }

    test('the open viewer is accessible', async ({ page }) => {
      await page.goto('/plant-database/texas-mountain-laurel')
      await page.getByRole('link', { name: 'Enlarge the picture of Texas Mountain Laurel' }).click()
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('the plate opens and closes by keyboard, and focus is restored', async ({ page }) => {
  await page.goto('/plant-database/texas-mountain-laurel')
  const plate = page.getByRole('link', { name: 'Enlarge the picture of Texas Mountain Laurel' })
  await plate.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Texas Mountain Laurel' })
  await expect(viewer).toBeVisible()
  const picture = viewer.getByRole('img')
  const width = async () => (await picture.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(300)
  const before = await width()
  await viewer.getByRole('button', { name: 'Zoom in', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(width).toBeGreaterThan(before * 1.4)
  await expect(viewer.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  await page.goBack()
  await expect(viewer).toBeHidden()
  await page.goForward()
  await expectFocusIn(viewer)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(plate).toBeFocused()
  await expect(page).toHaveURL('/plant-database/texas-mountain-laurel')
})

test('[SG-06] when no picture loads, each is replaced by the stock picture, in the viewer too', async ({
  page,
  complaints,
}) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/plant-database/cedar-elm')
  await expect(page.getByRole('img', { name: 'Illustration of Cedar Elm' })).toHaveAttribute(
    'src',
    /fallback-plate/,
  )
  await page.getByRole('link', { name: 'Enlarge the picture of Cedar Elm' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /fallback-plate/)
  // The browser reports the failed pictures itself.
  complaints.length = 0
})

test('[SG-05] the breadcrumbs link back to the plant database', async ({ page }) => {
  await page.goto('/plant-database/gulf-muhly')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs).toContainText('Home/Plant Database/Gulf Muhly')
  await crumbs.getByRole('link', { name: 'Plant Database' }).click()
  await expect(page).toHaveURL('/plant-database')
})

test('[SG-04] the not-found page of a plant has a search box', async ({ page, complaints }) => {
  await page.goto('/plant-database/mountian-lorel')
  await expect(page.getByRole('heading', { name: 'Plant not found' })).toBeVisible()
  complaints.length = 0
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/plant-database?q=mountian+lorel')
  await expect(page.getByRole('link', { name: 'Texas Mountain Laurel' })).toBeVisible()
})

test("[SG-03] a plant's other name leads to its guide", async ({ page }) => {
  await page.goto('/plant-database/quercus-fusiformis')
  await expect(page).toHaveURL('/plant-database/escarpment-live-oak')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escarpment Live Oak')
})

test('See sizes and prices goes to the stock section, which links to the inventory', async ({ page }) => {
  await page.goto('/plant-database/shumard-oak')
  await page.getByRole('link', { name: 'See sizes and prices' }).click()
  await expect(page.getByRole('heading', { name: 'In stock now' })).toBeInViewport()
  await page.getByRole('link', { name: 'Choose in the inventory' }).click()
  await expect(page).toHaveURL('/inventory?q=Shumard+Oak')
})

test('a size that is in the quote says so', async ({ page, context, baseURL }) => {
  await storeCart(context, baseURL ?? '', oakCart)
  await page.goto('/plant-database/escarpment-live-oak')
  const size = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '15 gal' }) })
  await expect(size.getByText('In your quote: 2')).toBeVisible()
})

test('without JavaScript, the guide is complete, and the plate links to the picture', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/plant-database/shumard-oak`)
  for (const title of [
    'Its year',
    'Full grown, to scale',
    'Where it grows',
    'In stock now',
    'Care',
    'Oak wilt',
  ])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Enlarge the picture of Shumard Oak' }).click()
  await expect(page).toHaveURL(/\/images\/full\/shumard-oak-/)
  await context.close()
})

test('the guide prints on letter paper, without header, footer and buttons', async ({ page }) => {
  await page.goto('/plant-database/texas-mountain-laurel')
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'See sizes and prices' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'If not this one' })).toBeHidden()
  await expect(page.getByText('$12 plant + $15 planting')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4)
})

test('[GR-02, GR-04] measuring a spot draws the answer, by keyboard, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plant-database/escarpment-live-oak#fit')
  const fit = page.locator('#fit')
  await expect(fit.getByRole('button', { name: 'Draw it' })).toBeHidden()
  await fit.getByLabel('A wall or roof, this far').fill('30')
  await expect(
    fit.getByText(/^Yes, with .* to spare at the wall at year 20, and 5 ft full grown\.$/),
  ).toBeVisible()
  await fit.getByLabel('A wire, this high').fill('15')
  await expect(fit.getByText(/^Not under this wire/)).toBeVisible()
  await fit.getByRole('radio', { name: /Full grown/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(fit.getByText(/^In year 20, it may be/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
