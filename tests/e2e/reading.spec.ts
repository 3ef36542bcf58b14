import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'

// One page of each template, and those with the widest tables or drawings.
const templates = [
  '/blog',
  '/blog/what-a-container-size-means',
  '/blog/oak-wilt-calendar',
  '/blog/twelve-months-of-bloom',
  '/services/arborist-service',
  '/services/plant-supplier',
  '/privacy-policy',
  '/es',
  '/es/poda-de-encinos',
  '/es/riego',
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
  await page.getByRole('link', { name: 'When to prune a live oak' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When to prune a live oak')
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2).click()
  await expect(page).toHaveURL('/blog/oak-wilt-calendar#what-counts-as-a-wound')
  await expect(page.getByRole('heading', { name: 'What counts as a wound' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[BL-05] an arrow key moves the bloom chart to the next month, and its list follows', async ({
    page,
  }) => {
    await page.goto('/blog/twelve-months-of-bloom')
    const inFlower = page.locator('#the-year').getByRole('listitem')
    await page.getByRole('radio', { name: 'January' }).check({ force: true })
    await expect(page.getByRole('heading', { name: 'In flower in January: 3' })).toBeVisible()
    await expect(inFlower).toHaveText([/Huisache/, /Rosemary/, /Four-nerve Daisy/])
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'February' })).toBeChecked()
    await expect(inFlower.filter({ hasText: 'Texas Redbud' })).toBeVisible()
    await page.getByRole('radio', { name: 'Table' }).check({ force: true })
    await expect(page.getByRole('cell', { name: 'Pink, February to April' }).first()).toBeVisible()
  })
})

test('[BL-04] the bloom poster prints alone, on one tabloid sheet', async ({ page }) => {
  await page.goto('/blog/twelve-months-of-bloom')
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Print the poster' }).click()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox \[0 0 792 1224\]/)
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
  await expect(page.getByText("Usually there's a crack")).toBeVisible()
  await page.locator('summary', { hasText: 'Can you plant an oak in spring?' }).focus()
  await expect(page.getByText('The months to avoid')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The months to avoid')).toBeVisible()
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
