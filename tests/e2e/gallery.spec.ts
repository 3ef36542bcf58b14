import { expectAccessible, widths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[SH-12] every primitive is accessible, and nothing scrolls sideways', async ({ page }) => {
      await page.goto('/gallery')
      await expectAccessible(page)
      for (const name of ['Best Seller', 'Deer Resistant', 'Toxic to pets', 'Not assessed'])
        await expect(page.getByText(name)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

    for (const overlay of ['dialog', 'drawer', 'sheet']) {
      test(`the ${overlay} is accessible, locks the page, and closes on Escape and with its button`, async ({
        page,
      }) => {
        await page.goto('/gallery')
        const open = page.getByRole('button', { name: `Open ${overlay}` })
        await open.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        const before = await page.evaluate(() => window.scrollY)
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(150)
        expect(await page.evaluate(() => window.scrollY)).toBe(before)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(open).toBeFocused()
        await open.click()
        await page.getByRole('button', { name: 'Close' }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    }

    for (const path of ['/', '/tree-service', '/contact', '/plant-database/texas-redbud']) {
      test(`${path} is accessible`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }
  })
}

test('the range slider works by keyboard, and its lower end never passes the upper [FL-03]', async ({
  page,
}) => {
  await page.goto('/gallery')
  const from = page.getByRole('slider', { name: 'Mature height: from' })
  await from.focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('20 ft', { exact: true }).last()).toBeVisible()
  const values = await page
    .getByRole('slider')
    .evaluateAll((thumbs) =>
      thumbs.map((thumb) => Number(thumb.getAttribute('aria-valuenow') ?? (thumb as HTMLInputElement).value)),
    )
  expect(values[0]).toBeLessThanOrEqual(values[1] ?? -1)
})

test('without JavaScript, the range is two dropdowns', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/gallery`)
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('1')
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('4')
  await context.close()
})

test('[NF-01] the not-found screen is accessible', async ({ page, complaints }) => {
  await page.goto('/nope')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing planted here')
  await expectAccessible(page)
  // The browser reports the page's 404 itself.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')))
})
