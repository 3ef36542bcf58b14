import type { Page } from '@playwright/test'

/** Waits until the page has hydrated. Before that, buttons and links work as they do without JavaScript. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(
    () =>
      // The desk's pages have no cart.
      Object.keys(
        document.querySelector('header a[href="/cart"]') ?? document.querySelector('main') ?? {},
      ).some((key) => key.startsWith('__reactProps')),
    undefined,
    { timeout: 10_000 },
  )
}

/** Waits for what shows 'No connection': it loads after the page. */
export async function untilItCanWarn(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['/no-connection-', '/toaster-'].every((file) => urls.some((url) => url.includes(file)))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
