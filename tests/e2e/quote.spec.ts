import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { businessEmail, mailAbout } from './mail-page.ts'
import { addOne, drawer, visit } from '#tests/support/quote-cart.ts'
import {
  field,
  newEmail,
  quoteNumberIn,
  sendButton,
  street,
  summaryOf,
  tickConsent,
  zipField,
} from '#tests/support/fill-quote-form.ts'

// From browsing to an accepted estimate, in one visit.

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search the inventory' }).fill(words)
  await expect(page).toHaveURL(new RegExp(words))
  // The URL changes before the list does.
  await expect(page.getByRole('article').first()).toContainText(new RegExp(words, 'i'))
}

test('the whole visit on a phone: search, three plants, delivery, form, quote, emails, quote page, acceptance [QL-25, SQ-05, EM-03]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/inventory')
  await searchFor(page, 'oak')
  for (const index of [0, 1, 2]) await addOne(page, index)
  await page.getByRole('link', { name: /^Quote, 3 plants/ }).click()
  await expect(drawer(page)).toContainText('3 plants')

  await zipField(page).fill('78112')
  await expect(drawer(page)).toContainText('about 55 miles from our yard')
  await expect(drawer(page).getByText('$200', { exact: true })).toBeVisible()
  await zipField(page).fill('78006')
  await expect(drawer(page).getByText('Free', { exact: true })).toBeVisible()
  await expect(drawer(page)).toContainText('about 26 miles from our yard')
  const total = await drawer(page).getByRole('definition').last().textContent()

  await drawer(page).getByRole('button', { name: 'Request this quote' }).click()
  await expect(page.getByRole('heading', { name: 'Where should we plant?' })).toBeFocused()
  await expect(field(page, 'ZIP code')).toHaveValue('78006')
  await expect(sendButton(page)).toBeDisabled()
  await expect(page.getByText('Still needed')).toHaveText(
    'Still needed: your first name, an email or phone number, your street address, your OK on the terms',
  )
  await field(page, 'First name').fill('Elena')
  await field(page, 'Email').fill(email)
  await field(page, 'Phone').fill('(830) 555-0117')
  await street(page).fill('118 Cib')
  await page.getByRole('option', { name: /118 Cibolo Ridge/ }).click()
  await expect(field(page, 'City')).toHaveValue('Boerne')
  await expect(field(page, 'ZIP code')).toHaveValue('78006')
  // Measured to the door instead of the center of the ZIP code.
  await expect(page.getByText('28.8 miles from our yard, 43 minutes by road.').first()).toBeVisible()
  await field(page, 'Notes for the crew').fill('Gate code 4417')
  await tickConsent(page)
  await sendButton(page).click()

  await expect(page.getByText('Quote submitted successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We’ve got it, Elena.' })).toBeFocused()
  await expect(summaryOf(page)).toContainText(`Quote emailed to ${email}`)
  await expect(
    summaryOf(page).getByRole('list', { name: 'Plants in this quote' }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(summaryOf(page).getByRole('definition').last()).toHaveText(total ?? '')
  await expect(summaryOf(page)).toContainText('Delivery, 28.8 miles')
  await expect(summaryOf(page)).not.toContainText('changed since you started')

  const number = await quoteNumberIn(page)
  const toCustomer = await mailAbout(baseURL, number, email)
  const toBusiness = await mailAbout(baseURL, number, businessEmail)
  expect(toCustomer.text).toContain(total)
  expect(toCustomer.text).not.toContain('Gate code')
  expect(toBusiness.text).toContain('Gate code 4417')

  await summaryOf(page).getByRole('link', { name: 'Open your quote page' }).click()
  await expect(page).toHaveURL(/\/quote\/[\w-]{22}$/)
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(total ?? '')
  await expect(page.getByRole('main')).not.toContainText('118 Cibolo')
  await page.getByRole('button', { name: 'Go ahead' }).click()
  await expect(page.getByText('You asked us to go ahead').first()).toBeVisible()
  await mailAbout(baseURL, number, businessEmail, 'Go ahead')
})

test('the whole visit on a desktop by keyboard alone, from search to sent form [DR-02, QF-08]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await visit(page, '/inventory')
  const tabTo = async (name: string | RegExp, role: Parameters<Page['getByRole']>[0]) => {
    const wanted = page.getByRole(role, { name }).first()
    for (let presses = 0; presses < 90; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the Tab key never reached ${name}`)
  }
  await tabTo('Search the inventory', 'searchbox')
  await page.keyboard.type('oak')
  await expect(page).toHaveURL(/oak/)
  await tabTo(/^Add .+ to your quote$/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo('Add to quote', 'button')
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await tabTo('Delivery to ZIP', 'textbox')
  await page.keyboard.type('78006')
  await expect(drawer(page).getByText('Free', { exact: true })).toBeVisible()
  await tabTo('Request this quote', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Where should we plant?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'First name')).toBeFocused()
  await page.keyboard.type('Elena')
  await tabTo('Email', 'textbox')
  await page.keyboard.type(newEmail())
  await tabTo('Project address', 'combobox')
  await page.keyboard.type('118 Cib')
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'City')).toHaveValue('Boerne')
  await tabTo(/^I accept/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo('Send my quote request', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'We’ve got it, Elena.' })).toBeFocused()
})
