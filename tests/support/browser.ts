import { test as base, type Locator, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * Waits until the page has hydrated. Before that, buttons and links work as they do without JavaScript. A part that's loaded
 * later, such as the quote form, hydrates after the header.
 */
export async function waitForHydration(page: Page, part = 'header a[href="/cart"]') {
  await page.waitForFunction(
    (selector) =>
      // The desk's pages have no cart.
      Object.keys(document.querySelector(selector) ?? document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    part,
    { timeout: 10_000 },
  )
}

/** What's below the first screen hydrates at the first sign of use. */
export const beginToUse = (page: Page) => page.mouse.move(3, 3)

/** Waits for what shows 'No connection'. */
export async function untilItCanWarn(page: Page) {
  await beginToUse(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['/no-connection-', '/toaster-'].every((file) => urls.some((url) => url.includes(file)))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** A dialog opens a moment before it takes the focus, and with it the keys. */
export const expectFocusIn = (dialog: Locator) =>
  base.expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)

/** Holds these requests back until what it returns is called. */
export async function holdBack(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const anyByte = () => Math.trunc(Math.random() * 256)

/** Playwright's test, which fails on any browser error, warning or policy violation. */
export const test = base.extend<{ complaints: string[] }>({
  // Each test has its own IP address; together they would exceed one visitor's rate limit.
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${[1, 2, 3].map(anyByte).join('.')}` })
    await use(context)
  },
  // Scripts load after the pictures (decision 020). A test that asks for 'load' or 'commit', or blocks
  // the scripts, continues without them.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      const isPage = response?.headers()['content-type']?.startsWith('text/html') ?? false
      if (javaScriptEnabled && isPage && [undefined, 'networkidle'].includes(options?.waitUntil))
        await waitForHydration(page).catch(() => undefined)
      return response
    }
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.exposeFunction('reportViolation', (directive: string) =>
        complaints.push(`policy: ${directive}`),
      )
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // Set by exposeFunction above.
          const { reportViolation } = window as unknown as { reportViolation: (directive: string) => void }
          reportViolation(`${event.effectiveDirective} ${event.blockedURI}`)
        })
      })
      await use(complaints)
      base.expect(complaints, 'browser errors and warnings').toEqual([])
    },
    { auto: true },
  ],
})
