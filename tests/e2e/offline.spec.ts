import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test, untilItCanWarn } from '#tests/support/browser.ts'
import { submitQuote, visit } from '#tests/support/quote-cart.ts'

test.use({ viewport: { width: 390, height: 844 } })

// The browser reports failed requests itself.
test.afterEach(({ complaints }) => complaints.splice(0))

test('[IN-07] offline, a list keeps its rows, and Try again works once the connection is back', async ({
  page,
  context,
}) => {
  await visit(page, '/inventory')
  await untilItCanWarn(page)
  const rows = page.getByRole('region', { name: 'Plants in stock' }).getByRole('article')
  const before = await rows.count()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Next' }).click()
  const message = page.getByRole('status').filter({ hasText: 'No connection' })
  await expect(message).toContainText('You can call (830) 555-0142')
  await expect(page).toHaveURL('/inventory')
  await expect(rows).toHaveCount(before)
  await expectAccessible(page)
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Still no connection')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/inventory?page=2')
  await expect(page.getByText('o connection')).toHaveCount(0)
})

test('[R8] when nothing responds, a page whose code is missing too leaves this one on screen', async ({
  page,
  context,
}) => {
  await visit(page, '/contact')
  await untilItCanWarn(page)
  await context.route('**/*', (route) => route.abort('connectionfailed'))
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByText('No connection')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask before you dig')
  await context.unroute('**/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/terms-and-conditions')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ask before you dig')
})

test('[QL-15] offline, what was written to us on a quote’s page stays, and is sent once the connection is back', async ({
  page,
  context,
  request,
}) => {
  const token = await submitQuote(request, [{ inventoryId: 200, quantity: 6 }])
  await visit(page, `/quote/${token}`)
  await page.getByText('Ask for a change', { exact: true }).click()
  const message = page.getByLabel('What would you like to change?')
  await message.fill('A later day, please.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the change' }).click()
  const unsent = page.getByText('No connection, so we may not have it yet.')
  await expect(unsent).toBeInViewport()
  await expect(message).toHaveValue('A later day, please.')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send the change' }).click()
  await expect(page.getByRole('heading', { name: 'Your change request' })).toBeVisible()
  await expect(unsent).toHaveCount(0)
})
