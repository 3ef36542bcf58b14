import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { submitBody } from '#domain/quotes/submit-body.ts'
import { quoteNumber } from '#domain/quotes/quote-number.ts'
import { submitQuote } from '#server/quotes/submit-quote.ts'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { oaks, quoteBody } from '#tests/support/quote-request.ts'
import { closeAfterAll, useDatabaseAsWeb } from '#tests/support/site.ts'

vi.mock('#domain/quotes/quote-number.ts', { spy: true })

const { owner } = await useDatabaseAsWeb()
closeAfterAll()

const send = ({
  email = `${randomUUID()}@example.com`,
  client = randomUUID(),
  idempotencyKey = randomUUID(),
  more = {},
}) =>
  submitQuote({
    body: submitBody.parse(quoteBody(oaks, { email }, more)),
    bodyHash: Buffer.alloc(32),
    idempotencyKey,
    replacesKey: null,
    client,
  })

test("the business email goes before the customer copy, and both use the queue's retry settings", async () => {
  expect(await send({})).toMatchObject({ kind: 'stored', differing: [] })
  const { rows } = await owner.query(
    `select type, retry_limit from pgboss.job join emails on data = jsonb_build_object('emailId', emails.id)
     order by priority desc`,
  )
  expect(rows).toEqual([
    { type: 'business', retry_limit: 10_000 },
    { type: 'customer', retry_limit: 10_000 },
  ])
})

test('a number that is taken is drawn again, and only the second try counts', async () => {
  const client = randomUUID()
  const first = await send({ client })
  const taken = first.kind === 'stored' ? first.quote.number : ''
  vi.mocked(quoteNumber).mockReturnValueOnce(taken)
  for (let again = 0; again < 5; again += 1) expect(await send({ client })).toMatchObject({ kind: 'stored' })
  expect(await send({ client })).toMatchObject({ status: 429 })
})

test('one that is repeated stores nothing and counts once', async () => {
  const client = randomUUID()
  const idempotencyKey = randomUUID()
  const email = 'again@example.com'
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => send({ email, client, idempotencyKey })))
  const numbers = outcomes.map((outcome) => (outcome.kind === 'stored' ? outcome.quote.number : outcome.kind))
  expect(new Set(numbers).size).toBe(1)
  expect(await send({ client })).toMatchObject({ kind: 'stored' })
})

test('[QL-28] of ten requests at once for one mailbox, three get a customer copy', async () => {
  const mailbox = 'many@example.com'
  await Promise.all(Array.from({ length: 10 }, () => send({ email: mailbox })))
  const { rows } = await owner.query('select from emails where recipient_key = $1', [
    keyedHash('quote-copy', mailbox),
  ])
  expect(rows).toHaveLength(3)
})

test('[QL-24, QL-28] an estimate that is replaced twice in a day is emailed each time, with one email', async () => {
  const email = 'again-and-again@example.com'
  const numbers: string[] = []
  let more = {}
  for (let sent = 0; sent < 3; sent += 1) {
    const outcome = await send({ email, more })
    if (outcome.kind !== 'stored') throw new Error(outcome.message)
    const { number, token } = outcome.quote
    numbers.push(number)
    more = { earlierQuote: { number, token } }
  }
  const { rows } = await owner.query(
    `select quote_number as number, type from emails join quotes on quotes.id = quote_id where quote_number = any($1) order by emails.id`,
    [numbers],
  )
  expect(rows).toEqual(
    numbers.flatMap((number) => ['business', 'customer'].map((type) => ({ number, type }))),
  )
})
