import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/** Phone, tablet and desktop; 320 is a small phone, or a desktop at 400% zoom. */
export const widths = [320, 768, 1440]
