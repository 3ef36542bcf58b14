import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, db } from '#server/platform/database/database.ts'
import { takeFromLimit, takeFromLimits } from '#server/platform/database/rate-limits.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const { owner } = await useDatabaseAsWeb()
afterAll(closeDatabase)

const limit = { name: 'test', subject: '203.0.113.9', most: 3, perSeconds: 60 }
const rows = async () => (await owner.query('select * from rate_limits')).rows

test("of several limits, the first one used up decides, and later ones aren't touched", async () => {
  const first = { ...limit, subject: 'first of two', most: 2 }
  const second = { ...limit, subject: 'second of two', most: 1, perSeconds: 10 }
  expect((await takeFromLimits([first, second])).allowed).toBe(true)
  const refused = await takeFromLimits([first, second])
  expect(refused.allowed).toBe(false)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(10)
  expect((await takeFromLimits([first, second])).retryAfterSeconds).toBeGreaterThan(50)
})

test('requests within the limit pass, the next is told how long to wait, and other clients are unaffected', async () => {
  for (let taken = 0; taken < 3; taken += 1)
    expect(await takeFromLimit(limit)).toEqual({ allowed: true, retryAfterSeconds: 0 })
  const refused = await takeFromLimit(limit)
  expect(refused.allowed).toBe(false)
  expect(refused.retryAfterSeconds).toBeGreaterThan(50)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  expect((await takeFromLimit({ ...limit, subject: '203.0.113.10' })).allowed).toBe(true)
  expect((await takeFromLimit({ ...limit, name: 'another' })).allowed).toBe(true)
})

test('of 20 requests at once, exactly the allowed number pass', async () => {
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => takeFromLimit({ ...limit, subject: 'a crowd', most: 7 })),
  )
  expect(asked.filter(({ allowed }) => allowed)).toHaveLength(7)
})

test('a window that has ended starts over', async () => {
  const short = { ...limit, subject: 'patient', most: 1, perSeconds: 1 }
  expect((await takeFromLimit(short)).allowed).toBe(true)
  expect(await takeFromLimit(short)).toEqual({ allowed: false, retryAfterSeconds: 1 })
  await owner.query("update rate_limits set window_ends = window_ends - interval '1 second'")
  expect((await takeFromLimit(short)).allowed).toBe(true)
})

test('a rollback restores the limit', async () => {
  const single = { ...limit, subject: 'undecided', most: 1 }
  const undone = db()
    .transaction()
    .execute(async (transaction) => {
      expect((await takeFromLimit(single, transaction)).allowed).toBe(true)
      throw new Error('undone')
    })
  await expect(undone).rejects.toThrow('undone')
  expect((await takeFromLimit(single)).allowed).toBe(true)
})

test("a hung transaction doesn't block others on its limits", async () => {
  const single = { ...limit, subject: 'hanging', most: 1 }
  const hanging = db()
    .transaction()
    .execute(async (transaction) => {
      // Less than the role's own, so that the test is short; pooler.test.ts reads that one.
      await sql`set local idle_in_transaction_session_timeout = '200ms'`.execute(transaction)
      await takeFromLimit(single, transaction)
      await sleep(600)
    })
  await Promise.all([
    expect(hanging).rejects.toThrow(/not queryable/),
    sleep(100).then(async () => expect((await takeFromLimit(single)).allowed).toBe(true)),
  ])
})

test('clearing old windows never deadlocks with a returning client', async () => {
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    ...limit,
    subject: `back ${index}`,
    most: 1_000,
  }))
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(crowd.map((each) => takeFromLimit(each)))
    await owner.query("update rate_limits set window_ends = now() - interval '1 minute'")
  }
  const asked = await Promise.all(crowd.map((each) => takeFromLimit(each)))
  expect(asked.every(({ allowed }) => allowed)).toBe(true)
})

test('each request clears a few windows that have ended', async () => {
  await owner.query(
    "insert into rate_limits select sha256(n::text::bytea), now() - interval '1 minute', 1 from generate_series(1, 100) n",
  )
  for (let taken = 0; taken < 60; taken += 1)
    await takeFromLimit({ ...limit, subject: 'sweeper', most: 1_000 })
  const over = (await rows()).filter((row) => row['window_ends'] < new Date())
  expect(over).toHaveLength(0)
})

test('clients are stored only as keyed hashes', async () => {
  await takeFromLimit({ ...limit, subject: 'someone@trees.example' })
  const stored = JSON.stringify((await rows()).map((row) => row['key'].toString('latin1')))
  expect(stored).not.toContain('someone')
  const plainHash = await owner.query('select from rate_limits where key = sha256($1::bytea)', [
    'someone@trees.example',
  ])
  expect(plainHash.rowCount).toBe(0)
})
