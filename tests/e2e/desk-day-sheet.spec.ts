import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeOrder } from '#tests/support/stored-quote.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

test.beforeEach(({ context }) => signInToDesk(context))

const longName = 'Maximiliana Guadalupe Villarreal-Hernández'
const note = 'Lift the gate while you push. '.repeat(16)

/** A day that no other test uses, with its stops in two communities. */
async function storeDay(daysAhead: number, stops: number): Promise<string> {
  const day = addDays(nurseryDay(new Date()), daysAhead)
  for (let stop = 0; stop < stops; stop += 1) {
    const city = stop % 2 === 0 ? 'Boerne' : 'Fair Oaks Ranch'
    const { id } = await storeOrder(queryAsOwner, { firstName: longName, city, day, hour: 8 + stop })
    if (stop === 1)
      await queryAsOwner('insert into visit_details (quote_id, crew_note) values ($1, $2)', [id, note])
  }
  return `/calendar/sheet/${day}`
}

test('[DK-93, DK-99] a day sheet fits every screen, and three stops fit one letter page', async ({
  page,
}) => {
  const countPages = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
    return pdf.match(/\/Type\s*\/Page\b/g)?.length
  }
  await page.goto(await storeDay(301, 3))
  await expect(page.getByRole('heading', { name: 'Day sheet' })).toBeVisible()
  await expectFineAtAllWidths(page)
  expect(await countPages()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('table').getByText(longName)).toHaveCount(3)
  await page.emulateMedia({ media: null })

  await page.goto(await storeDay(303, 12))
  expect(await countPages()).toBe(2)
})
