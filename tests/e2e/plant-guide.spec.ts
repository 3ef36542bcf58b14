import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, expectFocusIn, test } from '#tests/support/browser.ts'

test('the plate opens, zooms and closes by keyboard, is accessible meanwhile, and focus is restored', async ({
  page,
}) => {
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
  await expectFineAtAllWidths(page)
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
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3)
})

test('[GR-02, GR-04] measuring a spot draws the answer, by keyboard, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plant-database/escarpment-live-oak#fit')
  const fit = page.locator('#fit')
  await fit.getByText('Measure your spot', { exact: true }).click()
  await expect(fit.getByRole('button', { name: 'Draw it' })).toBeHidden()
  await fit.getByLabel('A wall or roof, this far').fill('30')
  await expect(
    fit.getByText(/^Yes, with .* to spare at the wall at year 20, and 5 ft full grown\.$/),
  ).toBeVisible()
  await fit.getByLabel('A wire, this high').fill('15')
  await expect(fit.getByText(/^Not under this wire/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
