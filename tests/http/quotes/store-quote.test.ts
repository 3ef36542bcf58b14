import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase } from '#server/db/database.ts'
import { keyedHash } from '#server/config/keyed-hash.ts'
import { storeQuote } from '#server/db/store-quote.ts'
import { closeQueue } from '#server/jobs/queue.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(async () => {
  await closeQueue()
  await closeDatabase()
})

const { rows: stock } = await owner.query<{ id: number; plantId: number }>(
  'select id::int, plant_id::int as "plantId" from inventory where deleted_at is null order by id limit 1',
)
const { id: inventoryId, plantId } = stock[0] ?? { id: 0, plantId: 0 }

const newQuote = (change: Partial<Parameters<typeof storeQuote>[0]> = {}) => ({
  number: `HCT-26-${randomBytes(4)
    .toString('hex')
    .toUpperCase()
    .replace(/(....)/, '$1-')}`,
  token: randomBytes(16).toString('base64url'),
  customer: {
    firstName: 'Elena',
    lastName: '',
    email: 'elena@example.com',
    phone: null,
    address: '118 Cibolo Ridge',
    city: '',
    state: 'TX',
    zipCode: '',
  },
  notes: '',
  totals: { subtotalCents: 100, laborCents: 50, deliveryCents: null, grandTotalCents: 150 },
  delivery: { cents: null, miles: null, approximate: true, reason: '' },
  lines: [
    {
      inventoryId,
      plantId,
      plantName: 'Texas Redbud',
      scientificName: 'Cercis canadensis',
      containerSize: '15 gal',
      quantity: 1,
      unitPriceCents: 100,
      plantingFeeCents: 50,
      isPlantedByUs: true,
      cageCents: 0,
      currentHeightInches: null,
      caliperInches: 1.25,
    },
  ],
  gone: [],
  termsVersion: 'August 2025',
  idempotencyKey: randomUUID(),
  bodyHash: randomBytes(32),
  replacesKey: null,
  earlier: null,
  limits: [{ name: 'test', subject: randomUUID(), most: 1, perSeconds: 60 }],
  mailbox: null,
  ...change,
})

const counts = async () =>
  (
    await owner.query(`select (select count(*) from customers) as customers, (select count(*) from quotes) as quotes,
      (select count(*) from quote_mails) as mails, (select count(*) from pgboss.job) as jobs`)
  ).rows[0]

test("the business email goes before the customer copy, and both use the queue's retry settings", async () => {
  expect((await storeQuote(newQuote({ mailbox: 'copy@example.com' }))).kind).toBe('stored')
  const { rows } = await owner.query(
    `select data->>'type' as type, data->>'kind' as kind, retry_limit, dead_letter from pgboss.job order by priority desc`,
  )
  const queueSettings = { type: 'quote', retry_limit: 10_000, dead_letter: 'mail-dead' }
  expect(rows).toEqual([
    { kind: 'business', ...queueSettings },
    { kind: 'customer', ...queueSettings },
  ])
})

test.each([
  ['number-taken', ({ number }: { number: string }) => ({ number })],
  ['key-taken', ({ idempotencyKey }: { idempotencyKey: string }) => ({ idempotencyKey })],
])("%s stores nothing and doesn't count against the limits", async (kind, taken) => {
  const earlier = newQuote()
  await storeQuote(earlier)
  const before = await counts()
  const later = newQuote(taken(earlier))
  expect(await storeQuote(later)).toEqual({ kind })
  expect(await counts()).toEqual(before)
  expect((await storeQuote(newQuote({ limits: later.limits }))).kind).toBe('stored')
})

test('a request over its limit stores nothing', async () => {
  const first = newQuote()
  await storeQuote(first)
  const before = await counts()
  const second = await storeQuote(newQuote({ limits: first.limits }))
  expect(second).toEqual({ kind: 'limited', retryAfterSeconds: expect.any(Number) })
  expect(await counts()).toEqual(before)
})

test('[QL-28] of ten requests at once for one mailbox, three get a customer copy', async () => {
  const mailbox = 'many@example.com'
  await Promise.all(Array.from({ length: 10 }, () => storeQuote(newQuote({ mailbox }))))
  const { rows } = await owner.query('select from quote_mails where recipient_key = $1', [
    keyedHash('quote-copy', mailbox),
  ])
  expect(rows).toHaveLength(3)
})
