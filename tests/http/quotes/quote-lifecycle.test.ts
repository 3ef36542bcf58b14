import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Action } from '#domain/quotes/lifecycle/events.ts'
import { heldVersion } from '#domain/quotes/lifecycle/record.ts'
import { actOnQuote, recordOnQuote, type ActOutcome } from '#server/quotes/act-on-quote.ts'
import { connect, db } from '#server/platform/database/database.ts'
import { listEvents, readRecord } from '#server/quotes/quote-events.ts'
import { insertVersion } from '#server/quotes/quote-versions.ts'
import { redbuds, salesTax, versionWith } from '#tests/support/quote-versions.ts'
import { closeAfterAll, useDatabaseAsWeb } from '#tests/support/site.ts'
import { storeQuote } from '#tests/support/stored-quote.ts'

const { owner, ownerUrl, query } = await useDatabaseAsWeb()
const desk = connect(ownerUrl, 4)
closeAfterAll(desk)

const { rows: stock } = await owner.query<{ id: number; plantId: number }>(
  'select id::int, plant_id::int as "plantId" from inventory where deleted_at is null order by id limit 2',
)
const { id: inventoryId, plantId } = stock[0] ?? { id: 0, plantId: 0 }
const now = new Date('2026-11-16T18:00:00Z')

/** The same as the desk does when it sends an official version. */
function offer(quoteId: number, version: number, quantity = 2): Promise<ActOutcome> {
  const plants = [{ ...redbuds, inventoryId, plantId, quantity }]
  return desk.transaction().execute(async (on) => {
    const validUntil = '2026-12-16'
    const outcome = await recordOnQuote(on, {
      quoteId,
      action: { kind: 'offered', version, validUntil },
      actor: 'Dana',
      now,
    })
    if (outcome.kind !== 'recorded') return outcome
    await insertVersion(on, quoteId, versionWith({ version, plants, tax: salesTax, validUntil }))
    return outcome
  })
}

const byCustomer = (quoteId: number, action: Action, requestKey: string | null = null) =>
  actOnQuote({ quoteId, action, actor: 'customer', requestKey, now })
const byDesk = (quoteId: number, action: Action) =>
  desk.transaction().execute((on) => recordOnQuote(on, { quoteId, action, actor: 'Dana', now }))

const setListed = (quantity: number) =>
  owner.query('update inventory set quantity_available = $2 where id = $1', [inventoryId, quantity])

async function held(): Promise<number> {
  const { rows } = await owner.query<{ held: number }>(
    'select coalesce(sum(quantity), 0)::int as held from stock_holds where inventory_id = $1',
    [inventoryId],
  )
  return rows[0]?.held ?? 0
}

const day = { day: '2026-12-01', arrivalHour: 8, despiteChange: false }

async function quoteIn(state: 'requested' | 'quoted' | 'accepted' | 'scheduled'): Promise<number> {
  const { id } = await storeQuote(query, { email: null, at: now })
  if (state === 'requested') return id
  await offer(id, 2)
  if (state === 'quoted') return id
  await byCustomer(id, { kind: 'accepted', version: 2 })
  if (state === 'accepted') return id
  await byDesk(id, { kind: 'day-agreed', ...day })
  return id
}

describe('[QL-10] stock', () => {
  test('is held by an accepted order, at most what is listed, and released when it ends', async () => {
    await setListed(3)
    const one = await quoteIn('accepted')
    expect(await held()).toBe(2)
    const other = await quoteIn('accepted')
    expect(await held()).toBe(3)
    await byCustomer(one, { kind: 'withdrawn' })
    expect(await held()).toBe(1)
    await byDesk(other, { kind: 'lost' })
    expect(await held()).toBe(0)
  })

  test('follows a changed version only once it is accepted', async () => {
    await setListed(9)
    const id = await quoteIn('scheduled')
    await offer(id, 3, 5)
    expect(await held()).toBe(2)
    await byCustomer(id, { kind: 'accepted', version: 3 })
    expect(await held()).toBe(5)
    await byDesk(id, { kind: 'lost' })
  })
})

// PAIRS=200 for the long run.
const repeats = Number(process.env['PAIRS'] ?? 4)

describe('[QL-08] of two actions at the same moment, one decides', () => {
  const accept = (id: number) => byCustomer(id, { kind: 'accepted', version: 2 })
  const pairs: [
    string,
    Parameters<typeof quoteIn>[0],
    (id: number) => Promise<ActOutcome>,
    (id: number) => Promise<ActOutcome>,
    1 | 2,
  ][] = [
    ['accepting twice', 'quoted', accept, accept, 1],
    ['accepting and declining', 'quoted', accept, (id) => byCustomer(id, { kind: 'declined' }), 1],
    ['two new versions', 'quoted', (id) => offer(id, 3), (id) => offer(id, 3), 1],
    [
      'withdrawing and agreeing on a day',
      'accepted',
      (id) => byCustomer(id, { kind: 'withdrawn' }),
      (id) => byDesk(id, { kind: 'day-agreed', ...day }),
      1,
    ],
    [
      'canceling and moving the day',
      'scheduled',
      (id) => byCustomer(id, { kind: 'canceled', feeCents: 0 }),
      (id) => byDesk(id, { kind: 'day-moved', ...day, day: '2026-12-02' }),
      2,
    ],
    [
      'going ahead and being replaced',
      'requested',
      (id) => byCustomer(id, { kind: 'went-ahead', setAsideUntil: '2026-11-19' }),
      (id) => byCustomer(id, { kind: 'replaced', by: 'HCT-26-AAAA-AAAA' }),
      2,
    ],
  ]

  test.each(pairs)('%s', async (_, state, one, other, most) => {
    for (let run = 0; run < repeats; run += 1) {
      const id = await quoteIn(state)
      const outcomes = await Promise.all(run % 2 === 0 ? [one(id), other(id)] : [other(id), one(id)])
      const recorded = outcomes.filter(({ kind }) => kind === 'recorded').length
      expect(recorded).toBeGreaterThanOrEqual(1)
      expect(recorded).toBeLessThanOrEqual(most)
      const events = await listEvents(id)
      expect(events.map(({ seq }) => seq)).toEqual(events.map((__, index) => index + 1))
      const { record } = await readRecord(id)
      expect(heldVersion(record) === null || record.accepted !== null).toBe(true)
      await byDesk(id, { kind: 'lost' })
    }
    expect(await held()).toBe(0)
  })

  test('a request that arrives twice is one event', async () => {
    const id = await quoteIn('quoted')
    const key = randomUUID()
    const outcomes = await Promise.all([1, 2, 3].map(() => byCustomer(id, { kind: 'change-asked' }, key)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['known', 'known', 'recorded'])
  })

  test('the last plant goes to one of two orders', async () => {
    await setListed(2)
    for (let run = 0; run < repeats; run += 1) {
      const [one, other] = [await quoteIn('quoted'), await quoteIn('quoted')]
      await Promise.all([accept(one), accept(other)])
      expect(await held()).toBe(2)
      await byDesk(one, { kind: 'lost' })
      await byDesk(other, { kind: 'lost' })
    }
  })
})

describe("[QL-02, QL-03] the site's role", () => {
  test.each([
    [
      'an official version',
      'insert into quote_versions select (jsonb_populate_record(v, \'{"version": 9, "is_official": true}\')).* from quote_versions v where quote_id = $1',
    ],
    [
      "the desk's events",
      `insert into quote_events (quote_id, seq, kind, actor, state, record) values ($1, 99, 'offered', 'Dana', 'quoted', '{}')`,
    ],
  ])('cannot write %s', async (_, statement) => {
    const id = await quoteIn('quoted')
    await expect(
      db().executeQuery({
        sql: statement,
        parameters: [id],
        query: undefined as never,
        queryId: undefined as never,
      }),
    ).rejects.toThrow(/permission denied|row-level security/)
  })
})
