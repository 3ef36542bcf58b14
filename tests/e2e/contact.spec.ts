import type { Page } from '@playwright/test'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test, waitForHydration, holdBack } from '#tests/support/browser.ts'
import { visit } from '#tests/support/quote-cart.ts'

const thanks = "Thank you for contacting us! We'll be in touch soon."
const toasts = (page: Page) => page.locator('[role="status"]')

async function fill(page: Page, { email = 'elena@example.com' } = {}) {
  await page.getByLabel('Your Name *').fill('Elena Ortiz')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Message *').fill('A cedar elm by the gate')
}

test('/contact is accessible and fits at every width, with its error messages too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please tell us your name')).toBeVisible()
  await expect(page.getByLabel('Your Name *')).toBeFocused()
  await expectFineAtAllWidths(page)
  await fill(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible()
  await expectFineAtAllWidths(page)
})

test('[CO-03] [CO-05] [SH-13] the button goes from Send Message to Sending... to Message Sent! and stays that way, a toast for 4 s', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const letThrough = await holdBack(page, '**/contact.data*')
  await fill(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letThrough()
  const button = page.getByRole('button', { name: 'Message Sent!' })
  await expect(button).toBeDisabled()
  const toast = toasts(page).filter({ hasText: thanks })
  await expect(toast).toBeVisible()
  await page.clock.runFor(3000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1500)
  await expect(toast).toBeHidden()
  for (const label of ['Your Name *', 'Email Address', 'Phone Number', 'Message *'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await page.clock.runFor(1500)
  await expect(button).toBeDisabled()
})

test('[CO-02, CO-03, CO-05] what is wrong is said beside its field, and after any failure the form is idle and still filled in', async ({
  page,
  complaints,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await fill(page, { email: 'elena@' })
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  const field = page.getByLabel('Email Address')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('elena@example.com')
  await expect(page.getByText('Invalid email address')).toBeHidden()
  expect(posts).toEqual([])

  // The browser checks by the same rules, so only a changed request makes the server refuse it.
  await page.route('**/contact.data*', (route) => {
    const posted = route.request().postData() ?? ''
    return route.continue({ postData: posted.replace('elena%40example.com', 'elena%40nowhere') })
  })
  await send.click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(send).toBeEnabled()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')])

  await page.unroute('**/contact.data*')
  await page.route('**/contact.data*', (route) => route.abort())
  await send.click()
  const message = 'An error occurred. Please try again or call us directly.'
  await expect(toasts(page).filter({ hasText: message })).toBeVisible()
  await expect(page.getByLabel('Message *')).toHaveValue('A cedar elm by the gate')
  await page.unroute('**/contact.data*')
  await send.click()
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible()
  // The browser's own message about the failed request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test('[CO-02] a form posted before hydration comes back with its errors, which go away once fixed', async ({
  page,
  complaints,
}) => {
  await visit(page, '/contact')
  await fill(page, { email: 'elena@nowhere' })
  const cameBack = page.waitForEvent('load')
  await page.locator('form[action="/contact"]').evaluate((form: HTMLFormElement) => form.submit())
  await cameBack
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await waitForHydration(page)
  await page.getByLabel('Email Address').fill('elena@example.com')
  await expect(page.getByText('Invalid email address')).toBeHidden()
  await expect(page.getByLabel('Message *')).toHaveValue('A cedar elm by the gate')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')])
})

test('[AN-01, CO-01] nothing is fetched from other sites until the visitor opens the map; then only Google, in its own frame', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
  })
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title><p>The map</p>' }),
  )
  // Even a yes to ads, on a site without an ad pixel.
  await page.addInitScript(() => localStorage.setItem('hctc_ad_choice', 'yes'))
  // Arrive by a link, so the document still has another page's policy.
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { name: 'Ask before you dig' })).toBeVisible()
  await fill(page)
  expect(foreign).toEqual([])
  await expect(page.getByRole('button', { name: 'Advertising choice' })).toBeHidden()
  await page.getByRole('link', { name: 'Show Google’s map' }).click()
  const map = page.frameLocator('iframe').frameLocator('iframe')
  await expect(map.getByText('The map')).toBeVisible()
  expect(foreign).toEqual([
    'https://www.google.com/maps?q=140+Ranch+View+Road%2C+Spring+Branch%2C+TX+78070&z=13&output=embed',
  ])
  await expect(page.getByLabel('Your Name *')).toHaveValue('Elena Ortiz')
})
