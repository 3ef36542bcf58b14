import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits for transitions to end, but not for endless animations such as a skeleton's shimmer. */
async function untilStill(page: Page) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
}

/** Checks WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
export async function expectAccessible(page: Page) {
  await untilStill(page)
  // Legacy mode leaves out frames of other sites, which no checked page has, and needs no second page for its result.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/** Phone, tablet and desktop; 320 is a small phone, or a desktop at 400% zoom. */
export const widths = [320, 768, 1440]

/** No violation and nothing to scroll sideways; leaves the page as wide as a phone. */
export async function expectFineAtAllWidths(page: Page) {
  for (const width of [...widths, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}
