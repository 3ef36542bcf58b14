import type { Page } from '@playwright/test'

/** Until a page's code runs: before that, buttons post and links lead, as they do without JavaScript. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('header a[href="/cart"]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    undefined,
    { timeout: 10_000 },
  )
}
