import { expect, test } from '#tests/support/browser.ts'

test('home shows the company and hydrates under the policy', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hill Country Tree Company')
})
