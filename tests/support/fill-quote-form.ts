import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './browser.ts'
import { openDrawer, visit } from './quote-cart.ts'

// Fills in the quote form in the browser, as a visitor does.

export const field = (page: Page, name: string) => page.getByRole('textbox', { name })
/** A combobox with suggestions if there's a maps service, otherwise a plain textbox. */
export const street = (page: Page) =>
  page.getByRole('combobox', { name: 'Project address' }).or(field(page, 'Project address'))
const consent = (page: Page) => page.getByRole('checkbox', { name: /^I accept/ })
/** Clicks the drawn box, as a thumb would; the real input is visually hidden. */
export const tickConsent = (page: Page) =>
  page.locator('label', { has: consent(page) }).click({ position: { x: 10, y: 10 } })

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send my quote request' })
export const summaryOf = (page: Page) => page.getByRole('dialog', { name: /^Quote HCT-/ })
export const zipField = (page: Page) => page.getByRole('textbox', { name: 'Delivery to ZIP' })

export const newEmail = () => `elena.${randomUUID().slice(0, 8)}@example.com`

export const errorsAbove = (page: Page) => page.getByRole('group', { name: 'What needs fixing' })

/** Opens the drawer at its form, for a cart that's already stored. */
export async function openForm(page: Page) {
  await openDrawer(page)
  await page.getByRole('button', { name: 'Request this quote' }).click()
  await expect(page.getByRole('heading', { name: 'Where should we plant?' })).toBeFocused()
}

/** The form on a page of its own, whose code comes after the page's. */
export async function visitForm(page: Page, origin = '') {
  await visit(page, `${origin}/cart?step=form`)
  await waitForHydration(page, '#quote-form')
}

export async function fillForm(page: Page, { email }: { email: string }) {
  await field(page, 'First name').fill('Elena')
  await field(page, 'Last name').fill('Ortiz')
  await field(page, 'Email').fill(email)
  await field(page, 'Phone').fill('(830) 555-0117')
  await street(page).fill('118 Cibolo Ridge')
  await field(page, 'City').fill('Boerne')
  await field(page, 'ZIP code').fill('78006')
  await tickConsent(page)
}

const numberPattern = /HCT-\d\d-[0-9A-Z]{4}-[0-9A-Z]{4}/

export async function quoteNumberIn(page: Page): Promise<string> {
  const text = await page.getByText(numberPattern).first().textContent()
  return numberPattern.exec(text ?? '')?.[0] ?? ''
}
