import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

export const total = (page: Page) => page.getByRole('status').first()
export const cards = (page: Page) =>
  page.getByRole('region', { name: 'Plants in stock' }).getByRole('article')
export const firstPicture = (page: Page) => page.getByRole('link', { name: /^Larger picture of/ }).first()
export const viewer = (page: Page) => page.getByRole('dialog')
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the inventory' })

/** Scrolling the wheel doesn't move the page behind. */
export async function expectLocked(page: Page) {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(150)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
}
