import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
  // It's large, so each document loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
  expect(found).toEqual([])
}

/** Phones, tablets and desktops; 320 is a small phone, or a desktop at 400% zoom. */
const widths = [320, 390, 768, 1024, 1440]

/** The innermost elements that reach beyond the right edge, if the page can be scrolled there. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    return [`${scrollWidth}`, ...innermost.map((element) => element.outerHTML.slice(0, 200))]
  })

/** Nothing to scroll sideways at any width, and no violation at the ends. Leaves the page as wide as it was. */
export async function expectFineAtAllWidths(page: Page, checked: readonly number[] = widths) {
  const before = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of checked) {
    await page.setViewportSize({ width, height: 900 })
    await untilStill(page)
    expect(await overflowing(page), `too wide for ${width} px`).toEqual([])
    if (width === 320 || width === 1440) await expectAccessible(page)
  }
  await page.setViewportSize(before)
}
