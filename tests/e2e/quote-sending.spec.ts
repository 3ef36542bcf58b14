import type { Page, Request } from '@playwright/test'
import { addToCart } from '#domain/cart/cart.ts'
import { expect, test, holdBack } from '#tests/support/browser.ts'
import { goneAgarita, oakCart, openDrawer, storeCart } from '#tests/support/quote-cart.ts'
import {
  errorsAbove,
  field,
  fillForm,
  newEmail,
  openForm,
  sendButton,
  summaryOf,
  tickConsent,
} from '#tests/support/fill-quote-form.ts'

const api = '**/api/public/submit-quote'
/** The browser reports failed requests itself. */
const forgiveFailedRequests = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('Failed to load')))

test.describe('sending', () => {
  test.beforeEach(async ({ context, baseURL }) => storeCart(context, baseURL ?? '', oakCart))

  test("[DR-07, QF-07] shows Processing meanwhile, and the button can't be pressed again", async ({
    page,
  }) => {
    await openForm(page)
    await fillForm(page, { email: newEmail() })
    const letThrough = await holdBack(page, api)
    await sendButton(page).click()
    const processing = page.getByRole('button', { name: 'Processing', exact: true })
    await expect(processing).toBeDisabled()
    letThrough()
    await expect(summaryOf(page)).toBeVisible()
  })

  test('keeps everything when the connection fails; a retry, even after a reload, is the same request', async ({
    page,
    complaints,
  }) => {
    const sent: Request[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('submit-quote')) sent.push(request)
    })
    const keyOf = (index: number) => sent[index]?.headers()['idempotency-key']
    await openForm(page)
    await fillForm(page, { email: newEmail() })
    await page.route(api, (route) => route.abort())
    await sendButton(page).click()
    await expect(errorsAbove(page)).toContainText('Failed to submit quote. Please try again.')
    await expect(errorsAbove(page)).toBeFocused()
    await expect(field(page, 'First name')).toHaveValue('Elena')
    await sendButton(page).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(keyOf(0)).toMatch(/^[\w-]{36}$/)
    expect(keyOf(1)).toBe(keyOf(0))
    await page.reload()
    await openForm(page)
    await tickConsent(page)
    await sendButton(page).click()
    await expect.poll(() => sent.length).toBe(3)
    expect(keyOf(2)).toBe(keyOf(0))
    // A different body is a new request, and names the one it may replace.
    await field(page, 'Last name').fill('Ortiz-Vega')
    await page.unroute(api)
    await sendButton(page).click()
    await expect(summaryOf(page)).toBeVisible()
    expect(keyOf(3)).not.toBe(keyOf(0))
    expect(sent[3]?.headers()['idempotency-replaces']).toBe(keyOf(0))
    forgiveFailedRequests(complaints)
  })
})

test.describe('the summary', () => {
  test.beforeEach(async ({ context, baseURL }) =>
    storeCart(context, baseURL ?? '', addToCart(oakCart, goneAgarita, 3)),
  )

  const send = async (page: Page, email: string) => {
    await openForm(page)
    await fillForm(page, { email })
    await sendButton(page).click()
    await expect(summaryOf(page)).toBeVisible()
  }

  test("[EM-03] while the email is still queued says that it's saved", async ({ page }) => {
    await page.route('**/api/quote-mail-state*', (route) =>
      route.fulfill({ json: { customerCopy: 'waiting', business: 'sent' } }),
    )
    await send(page, newEmail())
    await expect(summaryOf(page)).toContainText('Quote saved! We will email you the details shortly.', {
      timeout: 10_000,
    })
  })

  test('names gone items, and says when our totals differ from the ones shown before [DR-05]', async ({
    page,
  }) => {
    await page.route('**/api/cart-items*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      for (const item of body.items) item.unitPriceCents = 100_00
      await route.fulfill({ response, json: body })
    })
    await send(page, newEmail())
    await expect(summaryOf(page)).toContainText('changed since you started')
    await expect(summaryOf(page)).toContainText('3 Agarita, 3 gal')
    await expect(summaryOf(page).getByRole('definition').last()).toHaveText('$556')
    await page.reload()
    await openDrawer(page)
    await expect(summaryOf(page)).toContainText('We’ve got it, Elena.')
    await expect(summaryOf(page)).toContainText('3 Agarita, 3 gal')
    await summaryOf(page).getByRole('button', { name: 'Start New Quote' }).click()
    await expect(summaryOf(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  })
})
