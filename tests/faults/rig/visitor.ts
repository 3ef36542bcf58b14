import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'

/** A visitor in Chromium, and what the browser complained about, but for requests that failed: those are the point here. */
export async function startVisitor(origin: string) {
  const browser = await chromium.launch(chromiumOptions)
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const isOfTheLine = /Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isOfTheLine) complaints.push(message.text())
  })
  return { page, complaints, stop: () => browser.close() }
}

/** Until React has taken the page over. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const router: unknown = Reflect.get(globalThis, '__reactRouterDataRouter')
    return typeof router === 'object' && router !== null
  })

/** Clicks a link, and waits for the page it leads to, with its heading. */
export async function follow(
  page: Page,
  link: ReturnType<Page['locator']>,
  address: RegExp,
): Promise<string> {
  await link.click()
  await page.waitForURL(address)
  await untilHydrated(page)
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}
