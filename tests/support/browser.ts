import { test as base } from '@playwright/test'
import { waitForHydration } from './wait-for-hydration.ts'

export { expect } from '@playwright/test'

const anyByte = () => Math.trunc(Math.random() * 256)

/** Playwright's test, failing on anything the browser complains about: errors, warnings, policy violations. */
export const test = base.extend<{ complaints: string[] }>({
  // Each test is a visitor of its own, or together they would ask more often than one may.
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${[1, 2, 3].map(anyByte).join('.')}` })
    await use(context)
  },
  // Scripts come after the pictures (decision 020). A test that names what it waits for, or that keeps
  // them away, goes on without them.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      const isPage = response?.headers()['content-type']?.startsWith('text/html') ?? false
      if (javaScriptEnabled && isPage && options?.waitUntil === undefined)
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
      base.expect(complaints, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})
