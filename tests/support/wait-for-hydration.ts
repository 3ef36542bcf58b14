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
