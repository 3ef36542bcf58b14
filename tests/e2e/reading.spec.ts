import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'

// One page of each template, and those with the widest tables or drawings.
const templates = [
  '/blog',
  '/blog?category=water-conservation',
  '/blog/what-a-container-size-means',
  '/blog/oak-wilt-calendar',
  '/services/arborist-service',
  '/services/plant-supplier',
  '/privacy-policy',
  '/terms-and-conditions',
  '/newsletter',
  '/newsletter/stop/00000000000000000000000000000000',
]

for (const path of templates)
  test(`${path} is accessible and fits at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(path)
    await expectFineAtAllWidths(page)
  })

test('[BL-01] a category narrows the list in place, Back shows all again, and a card opens its article', async ({
  page,
}) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: '24 Tree Care' }).click()
  await expect(page.getByRole('link', { name: '24 Tree Care' })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page.getByRole('link', { name: '24 Tree Care' })).not.toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'An oak wilt calendar for San Antonio and the hills' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'An oak wilt calendar for San Antonio and the hills',
  )
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click()
  await expect(page).toHaveURL('/blog/oak-wilt-calendar#what-counts-as-a-wound')
  await expect(page.getByRole('heading', { name: 'What counts as a wound' })).toBeInViewport()
})

test('[BL-01] the newsletter form responds in place', async ({ page }) => {
  await page.goto('/blog')
  const form = page.locator('#newsletter')
  await form.getByLabel('Email address').fill('reader@example.com')
  await form.getByLabel('Yes, send me the newsletter').check()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toContainText('Check your inbox')
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeHidden()
  await expect(page).toHaveURL('/blog')
})

test('[SV-01] the questions open by keyboard, and the first is open already', async ({ page }) => {
  await page.goto('/services/tree-service')
  await expect(page.getByText('Whatever you can water.')).toBeVisible()
  await page.locator('summary', { hasText: 'Can you plant in solid limestone?' }).focus()
  await expect(page.getByText("Usually there's a crack")).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText("Usually there's a crack")).toBeVisible()
})

test('the contents mark the section being read, even after a jump to the end and back', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')
  // Pressed again if need be: before the page runs, nothing is marked yet,
  // and the browser ignores a key while it's still scrolling from the one before.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(current).toHaveText(/Disputes and changes/, { timeout: 1000 })
  }).toPass()
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(current).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('[PL-01, PL-02] a policy prints its text, without menus, contents and footer', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-and-conditions']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
    for (const hidden of ['header nav', 'nav[aria-label="Sections"]', 'footer'])
      await expect(page.locator(hidden).first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})
