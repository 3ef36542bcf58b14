import { expect, test } from '#tests/support/browser.ts'

test('[SG-06, IM-02] a picture that is gone is replaced by a silhouette, in the viewer too and on the next visit', async ({
  page,
  complaints,
}) => {
  let asked = 0
  await page.route('**/images/**', (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto('/plant-database/texas-redbud')
  const picture = page.getByRole('img', { name: 'Illustration of Texas Redbud' })
  await expect(picture.locator('path')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hctc_image_cache'))).not.toBeNull()
  const remembered = await page.evaluate(
    () => JSON.parse(localStorage.getItem('hctc_image_cache') ?? '{}') as Record<string, number>,
  )
  expect(Object.keys(remembered)).toHaveLength(1)
  expect(Object.values(remembered)[0]).toBeGreaterThan(Date.now() - 60_000)
  expect(asked).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Enlarge the picture of Texas Redbud' }).click()
  await expect(page.getByRole('dialog').getByRole('img').locator('path')).toBeVisible()
  await page.goto('/contact')
  await page.unroute('**/images/**')
  await page.goto('/plant-database/texas-redbud')
  await expect(picture.locator('path')).toBeVisible()
  // The browser reports the failed pictures itself.
  complaints.length = 0
})

test('pictures that a busy server refuses are requested again, and not remembered as broken', async ({
  page,
  complaints,
}) => {
  let isBusy = true
  await page.route('**/images/**', (route) => (isBusy ? route.fulfill({ status: 503 }) : route.continue()))
  await page.goto('/plant-database/texas-redbud')
  const picture = page.getByRole('img', { name: 'Illustration of Texas Redbud' })
  await expect(picture.locator('path')).toBeVisible()
  isBusy = false
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('hctc_image_cache'))).toBeNull()
  // The browser reports the failed pictures itself.
  complaints.length = 0
})

test('if only the largest picture fails, the medium one shows', async ({ page, complaints }) => {
  await page.route('**/images/full/**', (route) => route.fulfill({ status: 503 }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/plant-database/texas-redbud')
  const picture = page.getByRole('img', { name: 'Illustration of Texas Redbud' })
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : '')),
    )
    .toContain('/images/medium/')
  // The browser reports the failed picture itself.
  complaints.length = 0
})

test("the overlay's plate grows into the guide's", async ({ page }) => {
  await page.goto('/plant-database?plant=bur-oak')
  const toGuide = page.getByRole('dialog').getByRole('link', { name: 'Open the study guide' })
  await expect(toGuide).toBeVisible()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const plate = document.querySelector('[role=dialog] img')
      document.body.dataset['grows'] = plate === null ? '' : getComputedStyle(plate).viewTransitionName
      return start(update)
    }
  })
  await toGuide.click()
  await expect(page).toHaveURL('/plant-database/bur-oak')
  await expect(page.locator('body')).toHaveAttribute('data-grows', 'plate')
})
