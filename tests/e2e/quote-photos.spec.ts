import sharp from 'sharp'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { submitQuote } from '#tests/support/quote-cart.ts'

/** Noise, which stays large as a JPEG. */
const largePhoto = () =>
  sharp({
    create: {
      width: 3000,
      height: 2250,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

test('[QL-19] several photos are scaled down and sent one after the other', async ({ page, request }) => {
  const token = await submitQuote(request, [{ inventoryId: 200, quantity: 6 }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/quote/${token}`, { waitUntil: 'networkidle' })
  const section = page.locator('#photos')
  const buffer = await largePhoto()
  const photo = { name: 'spot.jpg', mimeType: 'image/jpeg', buffer }
  const bytes: number[] = []
  page.on('requestfinished', async (each) => {
    if (each.method() === 'POST') bytes.push(Number((await each.allHeaders())['content-length']))
  })
  await page.getByText('Ask for a change', { exact: true }).click()
  const change = page.getByLabel('What would you like to change?')
  await change.fill('Farther from the gate, as in the photos.')
  await section.getByLabel('Add photos').setInputFiles([photo, { ...photo, name: 'gate.jpg' }])
  await expect(section.getByRole('link')).toHaveCount(2)
  await expect(section.getByRole('status')).toContainText('JPEG, PNG or WebP')
  // Unsent words stay.
  await expect(change).toHaveValue('Farther from the gate, as in the photos.')
  await expect.poll(() => bytes).toHaveLength(2)
  for (const size of bytes) {
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThan(buffer.length)
  }
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Remove photo 1' }).click()
  await expect(section.getByRole('link')).toHaveCount(1)
})
