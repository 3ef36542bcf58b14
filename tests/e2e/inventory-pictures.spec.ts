import type { Page } from '@playwright/test'
import { expect, expectFocusIn, test } from '#tests/support/browser.ts'
import { expectLocked, firstPicture, viewer } from '#tests/support/read-inventory-page.ts'

test.describe('[IN-02] picture and plant overlays', () => {
  test("the picture opens over a locked page, closes with Escape and Back, zooms, turns by arrow keys, and stays open after a reload; the list isn't fetched again", async ({
    page,
  }) => {
    await page.goto('/inventory')
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('.data') && fetched.push(request.url()))
    await firstPicture(page).focus()
    await page.keyboard.press('Enter')
    await expect(viewer(page)).toBeVisible()
    await expectLocked(page)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(firstPicture(page)).toBeFocused()
    await expect(page).toHaveURL('/inventory')

    await firstPicture(page).click()
    await expect(viewer(page)).toBeVisible()
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
    await page.goForward()
    await expectFocusIn(viewer(page))
    for (const place of [/2 of \d+/, /3 of \d+/]) {
      await page.keyboard.press('ArrowRight')
      await expect(viewer(page)).toContainText(place)
    }
    const picture = viewer(page).getByRole('img')
    const { width = 0 } = (await picture.boundingBox()) ?? {}
    await viewer(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
    expect((await picture.boundingBox())?.width).toBeGreaterThan(width * 1.4)
    expect(fetched).toEqual([])
    await page.reload()
    await expect(viewer(page)).toBeVisible()
  })

  test('a photo of a single tree is shown uncropped, whatever its shape', async ({ page }) => {
    await page.goto('/inventory?q=texas+redbud')
    await page.getByRole('radio', { name: /^15 gal, 8 ft 3 in/ }).press('Space')
    await page.getByRole('img', { name: 'Texas Redbud in the yard' }).click()
    await expect(viewer(page).getByRole('img')).toHaveCSS('object-fit', 'contain')
  })

  test('the name opens the plant, never together with a picture, and links to the guide', async ({
    page,
  }) => {
    await page.goto('/inventory?q=texas+redbud')
    await page.getByRole('link', { name: 'Texas Redbud', exact: true }).first().click()
    await expect(page).toHaveURL(/[?&]plant=texas-redbud/)
    await expect(page.getByRole('dialog', { name: 'Texas Redbud' })).toContainText('In stock in')
    await expectLocked(page)
    await page.goto(`${page.url()}#picture-${await firstItemId(page)}`)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Texas Redbud' })).toHaveCount(0)
    await expect(page).not.toHaveURL(/plant=/)
    await page.getByRole('link', { name: 'Texas Redbud', exact: true }).first().click()
    await page.getByRole('link', { name: 'Open the study guide' }).click()
    await expect(page).toHaveURL('/plant-database/texas-redbud')
  })
})

/** The inventory id of the first row on the page. */
async function firstItemId(page: Page) {
  return page.locator('button[name="item"]').first().getAttribute('value')
}
