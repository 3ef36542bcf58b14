import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Until nothing fades or slides any more; what never ends, such as a skeleton's shimmer, is not waited for. */
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

/** No violation of WCAG 2.0 to 2.2, A and AA, nor of axe's best practices. */
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

/** Phone, tablet, desktop; 320 is a small phone, or a desktop at 400% zoom. */
export const widths = [320, 768, 1440]
