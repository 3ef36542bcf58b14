import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { addDays, yardDay } from '#domain/company/yard-clock.ts'
import { runDesk } from '#tests/support/desk.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'

// Each desk command runs in its own process.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'quotes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { owner, ownerUrl, origin } = await startSite()
const quotes = (...args: string[]) => runDesk(ownerUrl, ['quotes', ...args])
const today = yardDay(new Date())

const { rows: stock } = await owner.query<{ id: number }>(`
  update inventory set quantity_available = 4 where id in (
    select id from inventory where deleted_at is null and size_description = '15 gal' order by id limit 2)
  returning id::int`)
const [first, second] = stock.map(({ id }) => id).toSorted((one, other) => one - other) as [number, number]

type Draft = {
  plants: { inventoryId: number; quantity: number; unitPriceCents?: number; reason?: string }[]
  extras: object[]
  delivery: { cents: number | null; isPickup: boolean }
  discount: { cents: number; reason: string }
}

async function submit(): Promise<string> {
  const response = await postQuote(origin, quoteBody([{ inventoryId: first, quantity: 2 }]))
  expect(response.status).toBe(201)
  return ((await response.json()) as { quoteNumber: string }).quoteNumber
}

async function revise(number: string): Promise<Draft> {
  const draft = JSON.parse((await quotes('revise', number)).out) as Draft
  return { ...draft, delivery: { ...draft.delivery, cents: 7_500 } }
}

function send(number: string, draft: object, ...args: string[]) {
  const file = join(folder, `${number}.json`)
  writeFileSync(file, JSON.stringify(draft))
  return quotes('send', number, '--file', file, ...args)
}

/** What the customer does, as the site records it. */
const customer = (number: string, kind: string, state: string, record: object, words = '') =>
  owner.query(
    `with last as (
       select quote_id, seq, record from quote_events join quotes on quotes.id = quote_id
       where quote_number = $1 order by seq desc limit 1),
     event as (
       insert into quote_events (quote_id, seq, kind, actor, state, record)
       select quote_id, seq + 1, $2, 'customer', $3, record || $4 from last returning quote_id, seq),
     said as (insert into quote_event_texts select quote_id, seq, $5 from event where $5 <> '')
     select settle_holds(quote_id) from event`,
    [number, kind, state, JSON.stringify(record), words],
  )
const accept = async (number: string, version: number) => {
  await customer(number, 'accepted', 'accepted', {
    state: 'accepted',
    accepted: { version, validUntil: addDays(today, 30) },
  })
  await owner.query('select settle_holds(id) from quotes where quote_number = $1', [number])
}
const quantityOf = async (id: number) =>
  (await owner.query('select listed, available from available_stock where inventory_id = $1', [id])).rows[0]

test('[QL-29] no official quote is sent before the tax is set, or without a delivery fee or reasons', async () => {
  const number = await submit()
  const draft = await revise(number)
  expect((await send(number, draft, '--yes')).err).toContain('Set sales_tax_percent and sales_tax_on first')
  await runDesk(ownerUrl, ['settings', 'set', 'sales_tax_on', 'plants, delivery', '--yes'])
  const set = await runDesk(ownerUrl, ['settings', 'set', 'sales_tax_percent', '8.25', '--yes'])
  expect(set.out).toContain('The sales tax rate goes from not set to 8.25%.')

  const [plant] = draft.plants
  const refused = [
    [{ ...draft, delivery: { ...draft.delivery, cents: null } }, 'has a delivery fee or is picked up'],
    [{ ...draft, delivery: { isPickup: true, cents: 0 } }, "pickup_allowed isn't yes"],
    [{ ...draft, plants: [{ ...plant, unitPriceCents: 1 }] }, 'it needs a reason'],
    [{ ...draft, discount: { cents: 500, reason: '' } }, 'The discount needs a reason'],
    [{ ...draft, extras: [{ name: 'Remove an ash', unitPriceCents: 9, isTaxed: false }] }, 'extras.0.reason'],
    [{ ...draft, plants: [{ inventoryId: 999_999, quantity: 1 }] }, 'Nothing in stock has the id 999999'],
    [{ ...draft, plants: [] }, 'The quote has no lines'],
    [{ ...draft, validUntil: '2020-01-01' }, '2020-01-01 is over'],
  ] as const
  for (const [bad, message] of refused) expect((await send(number, bad, '--yes')).err).toContain(message)
  await owner.query(
    `update plants set oak_wilt = 'high' where id = (select plant_id from inventory where id = $1)`,
    [first],
  )
  const shown = (await quotes('show', number)).out
  expect(shown).not.toContain('official')
  expect(shown).toMatch(/Ask +Inside Boerne city limits, planting red oaks is prohibited/)
})

test('[QL-29, QL-07, QL-10] a quote is revised, sent, agreed on and done from the command line', async () => {
  const number = await submit()
  const { available } = await quantityOf(first)
  const draft = await revise(number)
  const better = {
    ...draft,
    plants: [
      { ...draft.plants[0], quantity: 3, unitPriceCents: 10_000, reason: 'A smaller one' },
      { inventoryId: second, quantity: 1, isPlantedByUs: false },
    ],
    extras: [{ name: 'Remove an ash', unitPriceCents: 20_000, isTaxed: false, reason: 'It is dead' }],
  }
  const preview = await send(number, better, '--dry-run')
  const { totals } = JSON.parse(preview.out) as { totals: Record<string, number> }
  const plantsCents = totals['subtotalCents'] ?? 0
  expect(totals).toMatchObject({
    extrasCents: 20_000,
    deliveryCents: 7_500,
    taxCents: Math.round((plantsCents + 7_500) * 0.0825),
  })
  expect(JSON.parse((await send(number, better, '--yes')).out)).toMatchObject({
    quote: number,
    state: 'quoted',
  })

  await accept(number, 2)
  expect(await quantityOf(first)).toMatchObject({ available: available - 3 })
  const day = addDays(today, 3)
  await customer(number, 'change-asked', 'accepted', { hasOpenChange: true }, 'Two more, please.')
  const stopped = await quotes('schedule', number, '--day', day, '--yes')
  expect([stopped.code, stopped.err]).toEqual([1, expect.stringContaining('Two more, please.')])
  const agreed = await quotes('schedule', number, '--day', day, '--hour', '8', '--despite-change', '--yes')
  expect(JSON.parse(agreed.out)).toMatchObject({
    state: 'scheduled',
    record: { plantingDay: { day, arrivalHour: 8 } },
  })
  expect((await quotes('answer', number, 'change', '--words', 'Only two left.', '--yes')).code).toBe(0)
  expect((await quotes('answer', number, 'change', '--yes')).err).toContain('Nothing of this kind is open')
  expect((await quotes('done', number, '--yes')).err).toContain("That day hasn't come yet.")
  expect((await quotes('move', number, '--day', today, '--yes')).code).toBe(0)

  const lines = join(folder, 'lines.json')
  writeFileSync(
    lines,
    JSON.stringify([
      { line: 1, outcome: 'planted' },
      { line: 2, outcome: 'not-done' },
    ]),
  )
  expect((await quotes('done', number, '--file', lines, '--yes')).err).toContain(
    "Line 2 wasn't done: say why.",
  )
  writeFileSync(
    lines,
    JSON.stringify([
      { line: 1, outcome: 'planted' },
      { line: 2, outcome: 'not-done', reason: 'Too small' },
    ]),
  )
  expect(JSON.parse((await quotes('done', number, '--file', lines, '--yes')).out)).toMatchObject({
    state: 'planted',
  })
  expect(await quantityOf(first)).toEqual({ listed: 1, available: 1 })
  expect(await quantityOf(second)).toEqual({ listed: 4, available: 4 })
  expect((await quotes('show', number)).out).toContain('Line 2: Too small')
  // Recorded again, it's a correction: everything was done after all.
  expect((await quotes('done', number, '--yes')).code).toBe(0)
  expect([await quantityOf(first), await quantityOf(second)]).toEqual([
    { listed: 1, available: 1 },
    { listed: 3, available: 3 },
  ])
})

test('[QL-29] what happened since revise is not overlooked, and a quote can be closed', async () => {
  const number = await submit()
  const draft = await revise(number)
  await customer(number, 'change-asked', 'requested', { hasOpenChange: true }, 'A smaller oak, please.')
  expect((await send(number, draft, '--yes')).err).toContain('Something happened to')
  expect((await quotes('list', '--state', 'change')).out).toContain(number)
  expect((await quotes('schedule', number, '--day', today, '--yes')).err).toContain(
    "is requested, so this isn't possible",
  )
  expect((await quotes('close', number, '--words', 'Called twice', '--yes')).code).toBe(0)
  expect((await quotes('waive', number, '--yes')).err).toContain("is lost, so this isn't possible")
  const shown = JSON.parse((await quotes('show', number, '--json')).out) as { state: string }
  expect(shown.state).toBe('lost')
})
