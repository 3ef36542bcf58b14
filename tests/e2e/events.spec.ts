import type { Page } from '@playwright/test'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { beginToUse, expect, test } from '#tests/support/browser.ts'
import { startPixelCollector } from '#tests/support/stand-ins/pixel-collector.ts'
import { ports } from '#tests/support/ports.ts'
import { addOne, drawer, oakCart, storeCart, visit } from '#tests/support/quote-cart.ts'

const origin = `http://127.0.0.1:${ports.siteWithAds}`
// Run in sequence because they share the collector.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

let collector: Awaited<ReturnType<typeof startPixelCollector>>
test.beforeAll(async () => {
  collector = await startPixelCollector(ports.collector)
})
test.afterAll(() => collector.stop())
test.beforeEach(() => void collector.seen.splice(0))

const bar = (page: Page) => page.getByRole('complementary', { name: 'Advertising' })
const agree = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('hctc_ad_choice') === null) localStorage.setItem('hctc_ad_choice', 'yes')
  })
const expectEvent = (event: string, times = 1) =>
  expect.poll(() => collector.countOf(event), { message: event }).toBe(times)

test('[AN-01] nothing is reported before consent or after a no; then the open page and each one after it, until it is withdrawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await visit(page, '/')
  await expect(bar(page)).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await bar(page).getByRole('button', { name: 'No thanks' }).press('Enter')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(bar(page)).toBeHidden()
  expect(collector.seen).toEqual([])
  const choice = page.getByRole('contentinfo').getByRole('button', { name: 'Advertising choice' })
  await beginToUse(page)
  await choice.click()
  await bar(page).getByRole('button', { name: 'Yes, that’s OK' }).click()
  await expect(bar(page)).toBeHidden()
  await expectEvent('PageView')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Learn' }).click()
  await expectEvent('PageView', 2)
  expect(collector.seen.map(({ entries }) => entries['dl'])).toEqual([
    `${origin}/`,
    `${origin}/plant-database`,
  ])
  expect(collector.seen[0]?.entries).toMatchObject({ id: '1234567890', noscript: '1' })
  await page.reload()
  await expectEvent('PageView', 3)
  await expect(bar(page)).toBeHidden()
  await beginToUse(page)
  await choice.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(bar(page)).toBeVisible()
  expect(collector.seen).toHaveLength(3)
})

test('[AN-01] Global Privacy Control counts as a no without asking, whatever was chosen before', async ({
  page,
}) => {
  await agree(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await visit(page, '/plant-database/texas-redbud')
  await page.waitForTimeout(500)
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Advertising choice' })).toBeHidden()
  expect(collector.seen).toEqual([])
})

test('[AN-01] ViewContent, AddToCart, InitiateCheckout and Lead follow a visit, and none contains what was typed', async ({
  page,
}) => {
  await agree(page)
  await storeCart(page.context(), origin, oakCart)
  await visit(page, '/plant-database/texas-redbud')
  await expectEvent('ViewContent')
  expect(collector.seen.at(-1)?.entries['cd[content_ids]']).toBe('["texas-redbud"]')
  await visit(page, '/plant-database')
  await page.getByRole('link', { name: 'Agarita', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectEvent('ViewContent', 2)
  await visit(page, '/inventory')
  await addOne(page, 0)
  await expectEvent('AddToCart')
  await drawer(page).getByRole('button', { name: 'Request this quote' }).click()
  await expectEvent('InitiateCheckout')
  await page.getByLabel('First name').fill('Quincy')
  await page.getByLabel('Email').first().fill('quincy@example.com')
  await page
    .getByLabel(/^(Street|Project) address|^Address/)
    .first()
    .fill('12 Hidden Lane')
  await page.getByRole('checkbox', { name: /Terms/ }).press('Space')
  expect(collector.countOf('Lead')).toBe(0)
  await page.getByRole('button', { name: 'Send my quote request' }).click()
  await expectEvent('Lead')
  const told = JSON.stringify(collector.seen)
  for (const typed of ['Quincy', 'quincy', 'Hidden']) expect(told).not.toContain(typed)
})

test('[AN-01] [CO-03] [CO-06] a sent message, with a captcha, is a Lead', async ({ page }) => {
  await agree(page)
  await visit(page, '/contact')
  await page.getByLabel('Your Name *').fill('Quincy')
  await page.getByLabel('Email Address').fill('quincy@example.com')
  await page.getByLabel('Message *').fill('Hidden words')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible()
  await expectEvent('Lead')
  const told = JSON.stringify(collector.seen)
  for (const typed of ['Quincy', 'quincy', 'Hidden']) expect(told).not.toContain(typed)
})

test('[CO-06] without the captcha script nothing is sent, and the visitor is told why', async ({
  page,
  complaints,
}) => {
  await page.route('**/recaptcha/api.js*', (route) => route.abort())
  await visit(page, '/contact')
  await page.getByLabel('Your Name *').fill('Quincy')
  await page.getByLabel('Email Address').fill('quincy@example.com')
  await page.getByLabel('Message *').fill('Kept')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const message = 'Security verification failed during token generation. Please refresh and try again.'
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await expect(page.getByLabel('Message *')).toHaveValue('Kept')
  expect(new Set(complaints.splice(0))).toEqual(new Set([expect.stringContaining('net::ERR_FAILED')]))
})

test('[AN-01] Search is reported once, a second after typing stops, without the words', async ({ page }) => {
  await agree(page)
  await page.clock.install()
  for (const [index, path] of ['/plant-database', '/inventory'].entries()) {
    await page.clock.resume()
    await visit(page, path)
    const field = page.getByRole('main').locator('input[name="q"]')
    await page.clock.pauseAt(Date.now() + (index + 1) * 3_600_000)
    for (const typed of ['red', 'redb', 'redbud']) {
      await field.fill(typed)
      await page.clock.runFor(950)
    }
    expect(collector.countOf('Search')).toBe(index)
    await page.clock.runFor(100)
    await expectEvent('Search', index + 1)
    await page.clock.runFor(3000)
    expect(collector.countOf('Search')).toBe(index + 1)
    expect(JSON.stringify(collector.seen)).not.toContain('redb')
  }
})
