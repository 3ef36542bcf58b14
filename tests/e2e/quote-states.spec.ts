import type { Page } from '@playwright/test'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { drawer, oakCart, openDrawer, storeCart } from '#tests/support/quote-cart.ts'
import {
  field,
  fillForm,
  newEmail,
  openForm,
  sendButton,
  tickConsent,
  visitForm,
  zipField,
} from '#tests/support/fill-quote-form.ts'

const sendWrongForm = async (page: Page) => {
  await field(page, 'First name').fill('Elena')
  await field(page, 'Phone').fill('(830) 555-017')
  await tickConsent(page)
  await sendButton(page).click()
  await expect(page.getByRole('group', { name: 'What needs fixing' })).toBeFocused()
}

const send = async (page: Page, email = newEmail()) => {
  await fillForm(page, { email })
  await sendButton(page).click()
  const sent = email === '' ? 'Quote sent to admin' : 'Quote emailed to'
  await expect(page.getByText(sent)).toBeVisible({ timeout: 10_000 })
}

const states: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'the cart with its delivery, without a fee, and with half a ZIP code',
    open: async (page) => {
      await openDrawer(page)
      await expect(drawer(page)).toContainText('Boerne is about 26 miles')
      await expectFineAtAllWidths(page)
      await zipField(page).fill('00003')
      await expect(drawer(page)).toContainText('Could not calculate delivery fee')
      await expectFineAtAllWidths(page)
      await zipField(page).fill('7800')
      await page.keyboard.press('Tab')
      await expect(page.getByText('A ZIP code has five digits')).toBeVisible()
    },
  },
  {
    name: 'the form, and with errors',
    open: async (page) => {
      await openForm(page)
      await expectFineAtAllWidths(page)
      await sendWrongForm(page)
    },
  },
  {
    name: 'the summary',
    open: async (page) => {
      await openForm(page)
      await send(page)
    },
  },
  {
    name: 'the form on /cart, with errors',
    open: async (page) => {
      await visitForm(page)
      await sendWrongForm(page)
    },
  },
  {
    name: 'the summary on /cart, without an email address',
    open: async (page) => {
      await visitForm(page)
      await send(page, '')
    },
  },
]

test.use({ viewport: { width: 320, height: 900 } })

for (const { name, open } of states)
  test(`${name} is accessible and doesn't scroll sideways [DR-01]`, async ({ page, context, baseURL }) => {
    await storeCart(context, baseURL ?? '', changeDeliveryPlace(oakCart, { zip: '78006' }))
    await open(page)
    await expectFineAtAllWidths(page)
  })
