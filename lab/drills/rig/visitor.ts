import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../../../tests/support/chromium.ts'

/** A visitor in Chromium, with the browser's errors. Failed requests don't count: causing them is the point here. */
export async function startVisitor(origin: string) {
  const browser = await chromium.launch(chromiumOptions)
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const isFailedRequest = /Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !isFailedRequest) complaints.push(message.text())
  })
  return { page, complaints, stop: () => browser.close() }
}

/** Waits until React has hydrated the page. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const router: unknown = Reflect.get(globalThis, '__reactRouterDataRouter')
    return typeof router === 'object' && router !== null
  })

/** Clicks a link, waits for its page and returns the heading. */
export async function follow(page: Page, link: ReturnType<Page['locator']>, url: RegExp): Promise<string> {
  await link.click()
  await page.waitForURL(url)
  await untilHydrated(page)
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}
