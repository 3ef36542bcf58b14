import { randomUUID } from 'node:crypto'
import { type APIRequestContext } from '@playwright/test'
import { expectAccessible, widths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { quoteBody } from '#tests/support/quote-request.ts'

async function submit(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/public/submit-quote', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: quoteBody([
      { inventoryId: 30, quantity: 1 },
      { inventoryId: 120, quantity: 2 },
      { inventoryId: 200, quantity: 6 },
    ]),
  })
  expect(response.status()).toBe(201)
  const { token } = (await response.json()) as { token: string }
  return token
}

test('an estimate can be read at every width, accepted, and changed', async ({ page, request }) => {
  await page.goto(`/quote/${await submit(request)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine plants for Boerne')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'I accept this estimate' }).click()
  await expect(page.getByRole('status').first()).toContainText('You accepted this estimate on')
  await page.getByText('Ask for a change', { exact: true }).click()
  await expectAccessible(page)
  await page.getByLabel('What would you like to change?').fill('A later day, please.')
  await page.getByRole('button', { name: 'Send the change' }).click()
  await expect(page.getByText('You asked for a change on')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it can be accepted with a form, and a link opens the change request', async ({ page, request }) => {
    const token = await submit(request)
    await page.goto(`/quote/${token}#change`)
    await expect(page.getByLabel('What would you like to change?')).toBeVisible()
    await page.getByRole('button', { name: 'I accept this estimate' }).click()
    await expect(page.getByText('You accepted this estimate on')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })
})
