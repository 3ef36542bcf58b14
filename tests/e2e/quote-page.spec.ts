import { sql } from 'kysely'
import { closeDatabase, db, useDatabase } from '#server/platform/database/database.ts'
import { closeQueue } from '#server/mail/queue.ts'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { ports } from '#tests/support/ports.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { submitQuote } from '#tests/support/quote-cart.ts'

useDatabase(`postgres://hctc_owner:local@127.0.0.1:${ports.database}/hctc`, {
  poolSize: 2,
  statementTimeoutMs: 5000,
})
const desk = quoteDesk(db())
test.afterAll(async () => {
  await closeQueue()
  await closeDatabase()
})

const threeLines = [
  { inventoryId: 30, quantity: 1 },
  { inventoryId: 120, quantity: 2 },
  { inventoryId: 200, quantity: 6 },
]

test('[QL-15, QL-16] an estimate becomes an order, a day and a planted tree, readable all the way', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(180_000)
  const token = await submitQuote(request, threeLines)
  await page.goto(`/quote/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your estimate, Elena')
  await expect(page.getByText('Nine plants for Boerne')).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Go ahead' }).click()
  await expect(page.getByText('You asked us to go ahead').first()).toBeVisible()
  await page.getByText('Ask for a change', { exact: true }).click()
  await page.getByLabel('What would you like to change?').fill('A later day, please.')
  await page.getByRole('button', { name: 'Send the change' }).click()
  await expect(page.getByRole('heading', { name: 'Your change request' })).toBeVisible()
  await expectFineAtAllWidths(page)

  await desk.offer(token, {
    discount: { cents: 2500, reason: 'All in one trip' },
    message: 'The oak is a straight one.',
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.getByRole('link', { name: 'Accept version 2' }).click()
  await expect(page.getByRole('heading', { name: 'Accept version 2?' })).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.getByLabel('Your full name').fill('Elena Ortiz')
  await page.getByRole('button', { name: /^Accept, / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Elena')
  await expectFineAtAllWidths(page)

  await desk.agreeDay(token)
  await page.reload()
  await expect(page.getByText('We come around 8 AM')).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.getByRole('link', { name: 'Cancel the planting' }).click()
  await expect(page.getByText('Now it costs nothing')).toBeVisible()
  await expectFineAtAllWidths(page)

  await desk.act(token, { kind: 'day-called-off' })
  await desk.finish(token)
  await page.goto(`/quote/${token}`)
  await expect(page.getByText('We planted on')).toBeVisible()
  await page.getByText('Report a problem', { exact: true }).click()
  await expectFineAtAllWidths(page)

  const ended = await submitQuote(request, threeLines)
  await desk.act(ended, { kind: 'lost' })
  await page.goto(`/quote/${ended}`)
  await expect(page.getByRole('button', { name: 'Start again with these plants' })).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.goto(`/quote/${'x'.repeat(22)}`)
  await expectFineAtAllWidths(page)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 404')])
})

test('[CA-10, CA-15] after planting, trees and water card are readable, and the card prints on one sheet', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  // One of each size, which is the most that a card may have to say.
  const { rows } = await sql<{ id: number }>`
    select distinct on (size_description) id::int from inventory where deleted_at is null
    order by size_description, id`.execute(db())
  const items = rows.map(({ id }) => ({ inventoryId: id, quantity: 2 }))
  const token = await submitQuote(request, items)
  await desk.sell(token)
  await desk.finish(
    token,
    items.map((_, index) => index + 1),
  )
  await page.goto(`/quote/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your trees, Elena')
  await expectFineAtAllWidths(page)
  await page.getByRole('link', { name: 'The water card' }).click()
  for (const title of ['Water card', 'Tarjeta de riego']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // The two differ only in their words, and Spanish has longer ones.
    await expectFineAtAllWidths(page, title === 'Water card' ? undefined : [320, 390])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
    if (title === 'Water card')
      await page.locator('#content').getByRole('link', { name: 'En español' }).click()
  }
})

test('[GR-30] the plan for an HOA prints on two letter pages, with one plant and with many', async ({
  page,
  request,
}) => {
  const { rows } = await sql<{ id: number }>`
    select distinct on (plant_id) id::int from inventory where deleted_at is null order by plant_id, id limit 14`.execute(
    db(),
  )
  for (const count of [1, 14]) {
    const items = rows.slice(0, count).map(({ id }) => ({ inventoryId: id, quantity: 15 - count }))
    const token = await submitQuote(request, items)
    await page.goto(`/quote/${token}/hoa`)
    if (count > 1) await expectFineAtAllWidths(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  }
})

test('[QL-18] three lines print on one letter-size sheet, and 25 on two', async ({ page, request }) => {
  const { rows } = await sql<{ id: number }>`
    select id::int from inventory where deleted_at is null order by id limit 25`.execute(db())
  const many = rows.map(({ id }) => ({ inventoryId: id, quantity: 2 }))
  for (const [items, sheets] of [
    [threeLines, 1],
    [many, 2],
  ] as const) {
    const token = await submitQuote(request, [...items])
    await desk.sell(token, { message: 'The oak is a straight one.' })
    await page.goto(`/quote/${token}`)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(sheets)
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  }
})
