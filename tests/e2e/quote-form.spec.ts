import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { expect, test, waitForHydration } from '#tests/support/browser.ts'
import { drawer, oakCart, openDrawer, storeCart, storedCart, visit } from '#tests/support/quote-cart.ts'
import {
  errorsAbove,
  field,
  fillForm,
  newEmail,
  openForm,
  sendButton,
  street,
  summaryOf,
  tickConsent,
  visitForm,
  zipField,
} from '#tests/support/fill-quote-form.ts'

test.describe('the form', () => {
  test.beforeEach(async ({ context, baseURL }) => storeCart(context, baseURL ?? '', oakCart))

  test('[QF-09] asks about an email address that looks like a typo', async ({ page }) => {
    await openForm(page)
    await field(page, 'Email').fill('elena@gmial.com')
    await expect(page.getByText('Did you mean')).toHaveCount(0)
    await field(page, 'Phone').focus()
    await page.getByRole('button', { name: 'elena@gmail.com' }).click()
    await expect(field(page, 'Email')).toHaveValue('elena@gmail.com')
    await expect(page.getByText('Did you mean')).toHaveCount(0)
  })

  test("says what's wrong beside each field, and above them in a list that takes focus, until it's fixed", async ({
    page,
  }) => {
    await openForm(page)
    await field(page, 'First name').fill('Elena')
    await field(page, 'Email').fill('elena@example')
    await field(page, 'Phone').fill('(830) 555-017')
    await tickConsent(page)
    await sendButton(page).click()
    await expect(errorsAbove(page)).toBeFocused()
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address')
    await expect(field(page, 'Phone')).toHaveAccessibleDescription('Phone must be 10 digits')
    await expect(street(page)).toHaveAccessibleDescription('Address is required')
    await expect(field(page, 'State')).toHaveValue('TX')
    await errorsAbove(page).getByRole('link', { name: 'Address is required' }).click()
    await expect(street(page)).toBeFocused()
    await field(page, 'Phone').fill('(830) 555-0117')
    await expect(page.getByText('Phone must be 10 digits')).toBeHidden()
    await field(page, 'First name').fill('')
    await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required')
    await field(page, 'Email').fill('')
    await field(page, 'Phone').fill('')
    for (const name of ['Email', 'Phone'])
      await expect(field(page, name)).toHaveAccessibleDescription('Please provide either email or phone')
    await field(page, 'Phone').fill('8305550117')
    await expect(field(page, 'Email')).toHaveAccessibleDescription('')
    await tickConsent(page)
    await expect(
      page.getByText('Please accept the Terms of Service and Privacy Policy to continue').last(),
    ).toBeVisible()
  })

  test('[QF-03] posted before hydration, comes back with its errors, which go away once fixed', async ({
    page,
    complaints,
  }) => {
    await visit(page, '/cart?step=form')
    await fillForm(page, { email: 'elena@example' })
    const cameBack = page.waitForEvent('load')
    await page.locator('#quote-form').evaluate((form: HTMLFormElement) => form.submit())
    await cameBack
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address')
    await waitForHydration(page, '#quote-form')
    await field(page, 'Email').fill('elena@example.com')
    await expect(page.getByText('Invalid email address')).toHaveCount(0)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')])
  })

  test('[CT-04, CT-05] keeps its values with the cart, across a reload and on /cart, until the cart is cleared', async ({
    page,
  }) => {
    await openForm(page)
    await fillForm(page, { email: 'elena@example.com' })
    await field(page, 'Notes for the crew').fill('Gate code 4417')
    await page.getByRole('button', { name: 'Back to Cart' }).click()
    await expect(drawer(page)).toContainText('Delivery to 118 Cibolo Ridge')
    await page.reload()
    await openForm(page)
    await expect(field(page, 'First name')).toHaveValue('Elena')
    await expect(street(page)).toHaveValue('118 Cibolo Ridge')
    await expect(field(page, 'Notes for the crew')).toHaveValue('Gate code 4417')
    await visitForm(page)
    await expect(field(page, 'Email')).toHaveValue('elena@example.com')
    await expect(field(page, 'Notes for the crew')).toHaveValue('Gate code 4417')
    await visit(page, '/cart')
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('button', { name: 'Yes, clear' }).click()
    await expect(page.getByText('Nothing in your quote yet')).toBeVisible()
    // The screen doesn't wait for the lock under which the cart is cleared.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hillCountryQuoteNotes'))).toBeNull()
  })

  test('works on /cart as in the drawer, and the sent quote is shown there [DR-05]', async ({ page }) => {
    const email = newEmail()
    await visitForm(page)
    await fillForm(page, { email })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'We’ve got it, Elena.' })).toBeVisible()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText(`Quote emailed to ${email}`)).toBeVisible()
    await page.getByRole('button', { name: 'Continue Adding Items' }).click()
    await expect(page.getByRole('list', { name: 'Plants in your quote' })).toBeVisible()
    expect(await storedCart(page)).toMatchObject({ submitted: null, lines: oakCart.lines })
  })
})

test.describe('delivery in the cart', () => {
  test.beforeEach(async ({ context, baseURL }) => storeCart(context, baseURL ?? '', oakCart))

  test('[DL-07] with slow maps: the message, no fee, never free, and the form still works', async ({
    page,
  }) => {
    await openDrawer(page)
    await zipField(page).fill('78006')
    await expect(drawer(page).getByText('Free', { exact: true })).toBeVisible()
    await zipField(page).fill('00001')
    await expect(drawer(page)).toContainText('Could not calculate delivery fee')
    await expect(drawer(page).getByText('To be confirmed')).toBeVisible()
    await expect(drawer(page).getByText('Free', { exact: true })).toBeHidden()
    await expect(drawer(page).getByRole('definition').last()).toHaveText('$556')
    await drawer(page).getByRole('button', { name: 'Request this quote' }).click()
    await fillForm(page, { email: newEmail() })
    await street(page).fill('1 Slow Creek')
    await sendButton(page).click()
    await expect(summaryOf(page)).toContainText('To be confirmed')
  })

  test('is remembered, and shown in one line above the grid', async ({ page, context, baseURL }) => {
    await storeCart(context, baseURL ?? '', changeDeliveryPlace(oakCart, { community: 'boerne' }))
    await visit(page, '/inventory')
    const line = page.getByRole('status').filter({ hasText: 'Delivery to Boerne' })
    await expect(line).toContainText('Delivery to Boerne: free, about 26 miles, once per order')
    const before = await page.getByRole('region', { name: 'Plants in stock' }).boundingBox()
    await line.getByRole('link', { name: 'Change' }).click()
    await page.getByRole('dialog').getByLabel('ZIP code').fill('78112')
    await page.getByRole('button', { name: /^(?:Plant in|Use this place)/ }).click()
    await expect(page.getByText(/^Delivery to .+: \$200, about 55 miles, once per order/)).toBeVisible()
    expect((await page.getByRole('region', { name: 'Plants in stock' }).boundingBox())?.y).toBe(before?.y)
  })
})
