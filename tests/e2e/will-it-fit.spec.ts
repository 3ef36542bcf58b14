import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { field } from '#tests/support/fill-quote-form.ts'
import { addOne, oakCart, storeCart, visit } from '#tests/support/quote-cart.ts'

const phone = { width: 390, height: 844 }

test('[GR-05] a comparison answers while a spot is typed, and its link carries it', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/compare?plants=escarpment-live-oak,texas-redbud,agarita')
  const fit = page.locator('#fit')
  await fit.getByLabel('A wall or roof, this far').fill('12')
  await expect(page).toHaveURL('/compare?plants=escarpment-live-oak,texas-redbud,agarita&wall=12')
  await expect(fit.getByText('2 of 3 would fit this spot.')).toBeVisible()
  await expect(fit.getByRole('row', { name: /^In your spot/ })).toContainText('Not this close to the wall')
  await expectFineAtAllWidths(page)
  await page.reload()
  await expect(fit.getByText('2 of 3 would fit this spot.')).toBeVisible()
})

test('[GR-06, GR-07] a line of the quote says whether it fits, and the notes say so until they are changed', async ({
  page,
  context,
  baseURL,
}) => {
  await storeCart(context, baseURL ?? '', oakCart)
  await page.setViewportSize(phone)
  await visit(page, '/cart')
  const question = page.getByRole('button', { name: 'Will it fit? Escarpment Live Oak' })
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  await question.press('Enter')
  await page.getByLabel('A wall or roof, this far').fill('12')
  await page.getByLabel('A wire, this high').fill('25')
  await expect(page.getByText(/^Not under this wire: it could reach the wire by year \d+\.$/)).toBeVisible()
  await expectFineAtAllWidths(page)

  const notes = field(page, 'Notes for the crew')
  const first = /^Escarpment Live Oak, 15 gal: 12 ft from the wall, wire 25 ft up: won’t fit, could reach .+$/
  await page.getByRole('button', { name: 'Request this quote' }).click()
  await expect(notes).toHaveValue(first)
  // Still there after another look at the cart.
  await page.getByRole('link', { name: 'Back to Cart' }).click()
  await page.getByRole('button', { name: 'Request this quote' }).click()
  await expect(notes).toHaveValue(first)
  await notes.press('Control+Home')
  await notes.pressSequentially('Gate code 1234\n')
  await page.getByRole('link', { name: 'Back to Cart' }).click()
  await question.click()
  await page.getByLabel('A wall or roof, this far').fill('30')
  await page.getByRole('button', { name: 'Request this quote' }).click()
  await expect(notes).toHaveValue(
    /^Gate code 1234\nEscarpment Live Oak, 15 gal: 30 ft from the wall, wire [^\n]+$/,
  )
})

test('[GR-07] what was measured on a guide goes along when the tree is added', async ({ page }) => {
  await visit(page, '/plant-database/escarpment-live-oak')
  await page.locator('#fit').getByLabel('A wall or roof, this far').fill('12')
  // The second size is enough for a request.
  await addOne(page, 1)
  await visit(page, '/cart?step=form')
  await expect(field(page, 'Notes for the crew')).toHaveValue(
    /^Escarpment Live Oak, .+: 12 ft from the wall: won’t fit/,
  )
})

test('[GR-09] the drawing hatches what would be cut back, at each age', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/plant-database/escarpment-live-oak?wire=25&wall=8')
  const fit = page.locator('#fit')
  const cuts = async (age: string) => {
    await fit.getByRole('radio', { name: age }).focus()
    await page.keyboard.press('Space')
    const boxes = fit.locator('g[opacity="1"] > rect')
    return boxes.evaluateAll((rects) =>
      rects.map((rect) => Number(rect.getAttribute('height')) > 0 && Number(rect.getAttribute('width')) > 0),
    )
  }
  // Above the wire, and beyond the wall.
  await expect.poll(() => cuts('Planting day')).toEqual([false, false])
  await expect.poll(() => cuts('Year 20')).toEqual([false, true])
  await expect.poll(() => cuts('Full grown')).toEqual([true, true])
})
