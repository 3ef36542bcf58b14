import type { Page } from '@playwright/test'
import { expectAccessible, widths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'

const street = (page: Page) => page.getByRole('combobox', { name: 'Project address' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name }).first()
const zip = (page: Page) => page.getByRole('textbox', { name: 'Delivery to ZIP' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery/delivery')
  // The no-JavaScript form's button disappears once the page has hydrated.
  await expect(page.getByRole('button', { name: 'Estimate delivery' })).toBeHidden()
})

test.describe('the street address', () => {
  test('[QF-08] can be chosen by keyboard alone, and city, state and ZIP code are filled in', async ({
    page,
  }) => {
    await street(page).focus()
    await page.keyboard.type('118 Cib')
    await expect(options(page)).toHaveCount(4)
    await announced(page, '4 addresses found. Choose one with the arrow keys, or keep typing.')
    await expect(street(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(street(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const active = await street(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${active}"]`)).toHaveText(/118 Cibolo Ridge/)
    await page.keyboard.press('Enter')
    await expect(street(page)).toHaveValue('118 Cibolo Ridge')
    await expect(field(page, 'City')).toHaveValue('Boerne')
    await expect(field(page, 'State')).toHaveValue('TX')
    await expect(field(page, 'ZIP code')).toHaveValue('78006')
    await expect(street(page)).toBeFocused()
    await announced(page, 'Filled in: 118 Cibolo Ridge, Boerne, TX 78006')
    await announced(page, '28.8 miles from our yard, 43 minutes by road.')
  })

  test("[QF-08] keeps a house number and apartment the maps service doesn't know", async ({ page }) => {
    await street(page).fill('2240 Ranch Road 3351 Apt 4B')
    await options(page).first().click()
    await expect(street(page)).toHaveValue('2240 Ranch Road 3351, Apt 4B')
    await expect(field(page, 'ZIP code')).toHaveValue('78006')
  })

  test('stays as typed if no suggestion is chosen', async ({ page }) => {
    await street(page).fill('118 Cib')
    await expect(options(page)).toHaveCount(4)
    await page.keyboard.press('End')
    await page.keyboard.type('olo Back Gate')
    await announced(page, "No address found. We'll use what you type.")
    await page.keyboard.press('Tab')
    await expect(street(page)).toHaveValue('118 Cibolo Back Gate')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.type('Boerne')
    await announced(page, '30 miles from our yard')
  })

  test('Escape closes the list, then the drawer around it', async ({ page }) => {
    await page.getByRole('button', { name: 'Open the form' }).click()
    const inDrawer = page.getByRole('dialog').getByRole('combobox')
    await inDrawer.fill('118 Cib')
    await expect(options(page)).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(inDrawer).toHaveValue('118 Cib')
    await page.keyboard.press('ArrowDown')
    await options(page).nth(1).click()
    await expect(inDrawer).toHaveValue('118 Cibolo Trail')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test("[QF-08] is filled in from the suggestion when its details can't be loaded", async ({
    page,
    complaints,
  }) => {
    await street(page).fill('7 Hollow')
    await options(page).first().click()
    await expect(street(page)).toHaveValue('7 Hollow Way')
    await expect(field(page, 'City')).toHaveValue('Boerne')
    expect(complaints).toEqual([])
  })

  test('[QF-08] is plain text without a maps service, and still gives an estimate', async ({ page }) => {
    const plain = page.getByRole('textbox', { name: 'Plain address' })
    await plain.fill('118 Cibolo Ridge')
    await page.getByRole('textbox', { name: 'ZIP code' }).last().fill('78006')
    await announced(page, '28.8 miles from our yard')
    await expect(options(page)).toHaveCount(0)
  })
})

test.describe('the estimate', () => {
  test('[DL-03] needs only a ZIP code, before any contact details', async ({ page }) => {
    await zip(page).fill('78006')
    await announced(page, 'Boerne is about 26 miles from our yard. Approximate until we have the street.')
    await expect(page.getByText('Free', { exact: true })).toBeVisible()
    await announced(page, 'Delivery to Boerne: free, about 26 miles, once per order')
    await expect(page.getByRole('img', { name: /Free up to 40 miles, then flat \$200/ })).toBeVisible()
    await zip(page).fill('78112')
    await expect(page.getByText('$200', { exact: true })).toBeVisible()
    await expect(page.getByText('Free', { exact: true })).toBeHidden()
  })

  test('works for a community; a large one needs a ZIP code, an unmapped one is to be confirmed', async ({
    page,
  }) => {
    const community = page.getByRole('combobox', { name: 'or to a community' })
    await community.selectOption('Boerne')
    await announced(page, 'Delivery to Boerne: free, about 26 miles, once per order')
    await community.selectOption('San Antonio')
    await announced(page, 'San Antonio is wide: your ZIP code tells us how far')
    await community.selectOption('Cypress Point')
    await announced(page, 'Delivery to Cypress Point will be confirmed with your quote')
    await zip(page).fill('7800')
    await page.keyboard.press('Tab')
    await expect(page.getByText('A ZIP code has five digits')).toBeVisible()
    await expect(community).toHaveValue('')
  })

  for (const [fault, sentinel] of [
    ['slow', '00001'],
    ['down', '00002'],
    ['returning garbage', '00003'],
    ['returning wrong values', '00004'],
    ['returning errors', '00005'],
  ] as const) {
    test(`[DL-07] with a maps service that is ${fault}, shows the message, never a fee, never free`, async ({
      page,
    }) => {
      await zip(page).fill('78006')
      await expect(page.getByText('Free', { exact: true })).toBeVisible()
      await zip(page).fill(sentinel)
      await expect(page.getByText('Free', { exact: true })).toBeHidden()
      await announced(page, 'Could not calculate delivery fee')
      await expect(page.getByText('To be confirmed')).toBeVisible()
      await expect(page.getByText(/\bfree\b/i)).toHaveCount(0)
      await expect(page.getByText(/\$\d/)).toHaveCount(0)
    })
  }

  test("[DL-07] shows the message too when our own server can't be reached", async ({ page, complaints }) => {
    await page.route('**/api/delivery-estimate', (route) => route.abort())
    await zip(page).fill('78006')
    await announced(page, 'Delivery to ZIP 78006: Could not calculate delivery fee')
    // The browser itself reports the failed request.
    complaints.splice(0)
  })

  test('and the street address keep what was typed before hydration', async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/gallery/delivery', { waitUntil: 'commit' })
    await zip(page).fill('78006')
    // It becomes a combobox with JavaScript.
    await page.getByLabel('Project address').fill('118 Cibolo')
    letThrough()
    await announced(page, 'Delivery to Boerne')
    await expect(zip(page)).toHaveValue('78006')
    await expect(street(page)).toHaveValue('118 Cibolo')
  })

  test("doesn't shift the page when it appears", async ({ page }) => {
    const heading = page.getByRole('heading', { name: 'How far the truck goes' })
    const before = await heading.boundingBox()
    await zip(page).fill('78006')
    await announced(page, 'Delivery to Boerne')
    expect(await heading.boundingBox()).toEqual(before)
  })
})

test('without JavaScript, the form gives the same estimate', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/gallery/delivery`)
  await zip(page).fill('78006')
  await page.getByRole('button', { name: 'Estimate delivery' }).click()
  await expect(page.getByText('Delivery to Boerne: free, about 26 miles, once per order')).toBeVisible()
  await expect(zip(page)).toHaveValue('78006')
  await context.close()
})

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test("every state is accessible and doesn't scroll sideways", async ({ page }) => {
      test.slow()
      await expectAccessible(page)
      await street(page).fill('118 Cib')
      await expect(options(page)).toHaveCount(4)
      await page.keyboard.press('ArrowDown')
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      for (const code of ['78006', '00003', '7800']) {
        await zip(page).fill(code)
        if (code === '78006') await announced(page, 'Delivery to Boerne')
        if (code === '00003') await announced(page, 'Could not calculate delivery fee')
        await page.keyboard.press('Tab')
        await expectAccessible(page)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

    test('the list is fully visible under its field, in the drawer too', async ({ page }) => {
      await page.getByRole('button', { name: 'Open the form' }).click()
      const input = page.getByRole('dialog').getByRole('combobox')
      await input.fill('118 Cib')
      await expect(options(page)).toHaveCount(4)
      const [box, list] = [await input.boundingBox(), await page.getByRole('listbox').boundingBox()]
      expect(list?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width)
      await expect(options(page).last()).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })
  })
}
