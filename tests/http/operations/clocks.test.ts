import { PgBoss } from 'pg-boss'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays, yardDay, yardHour, yardMoment } from '#domain/company/yard-clock.ts'
import type { Action } from '#domain/quote/lifecycle/events.ts'
import { validDays } from '#domain/quote/validity.ts'
import { recordOnQuote } from '#server/commands/act-on-quote.ts'
import { closeDatabase, connect } from '#server/db/database.ts'
import { listEvents } from '#server/db/quote-events.ts'
import { roleUrl } from '#server/db/roles.ts'
import { advanceQuotes } from '#server/jobs/advance-quotes.ts'
import { everyMinute } from '#server/jobs/every-minute.ts'
import { forgetExpiredOncePerDay } from '#server/jobs/forget-expired.ts'
import { queueDigestOncePerDay } from '#server/jobs/queue-digest.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'
import { storeQuote } from '#tests/support/stored-quote.ts'

// Neither the process nor the database uses the yard's time zone.
process.env['TZ'] = 'Pacific/Kiritimati'
const { owner, ownerUrl } = await useDatabaseAsWeb()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })
const query = async (text: string, values: unknown[]) => (await owner.query(text, values)).rows
await owner.query(`alter database ${new URL(ownerUrl).pathname.slice(1)} set timezone = 'Asia/Tokyo'`)

const settings = { migrate: false, createSchema: false, supervise: false, schedule: false } as const
const boss = new PgBoss({ ...settings, connectionString: roleUrl(ownerUrl, 'worker') })
await boss.start()
const desk = connect(ownerUrl, 1)
afterAll(async () => {
  await desk.destroy()
  await boss.stop({ graceful: false })
  await closeDatabase()
})
beforeEach(() => owner.query('truncate daily_digests, forgetting_runs; delete from pgboss.job'))

const minute = 60_000
const day = 86_400_000

function* everyTwentyMinutes(from: string, days: number) {
  const start = Date.parse(from)
  for (let at = start; at < start + days * day; at += 20 * minute) yield at
}

const yardTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  timeStyle: 'short',
  hourCycle: 'h23',
})

test.each([
  ['clocks go back', '2026-10-31T06:00:00Z', 3],
  ['clocks go forward', '2027-03-13T07:00:00Z', 3],
  ['leap day', '2028-02-28T07:00:00Z', 3],
  ['year end', '2026-12-31T07:00:00Z', 2],
])('[R19] %s: one digest a day, at seven, with no gaps between them', async (_, from, days) => {
  // Two workers, one with a clock ten minutes fast and one ten minutes slow: the first one counts.
  for (const at of everyTwentyMinutes(from, days))
    for (const skew of [10 * minute, -10 * minute]) await queueDigestOncePerDay(boss, new Date(at + skew))
  const { rows } = await owner.query<{ day: string; from: Date; until: Date; jobs: number }>(`
    select day::text, covers_from as "from", covers_until as until,
      (select count(*)::int from pgboss.job where data ->> 'digestDay' = day::text) as jobs
    from daily_digests order by day`)
  expect(rows.map((row) => row.day)).toEqual(
    Array.from({ length: days }, (__, index) => yardDay(new Date(Date.parse(from) + (index + 0.5) * day))),
  )
  for (const [index, row] of rows.entries()) {
    expect(row.jobs).toBe(1)
    expect(yardDay(row.until)).toBe(row.day)
    expect(yardTime.format(row.until)).toMatch(/^07:[01]0$/)
    expect(row.from).toEqual(rows[index - 1]?.until ?? new Date(row.until.getTime() - day))
  }
})

test("[R19] daily work follows the database's clock, not this machine's", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * minute })
  const seen = await new Promise<Date>((resolve) => {
    const stop = everyMinute([
      async (now) => {
        resolve(now)
        void stop()
      },
    ])
  })
  vi.useRealTimers()
  expect(Math.abs(seen.getTime() - Date.now())).toBeLessThan(minute)
})

test("[R19] expired data is deleted once a day, in the yard's time zone", async () => {
  for (const at of everyTwentyMinutes('2026-10-31T05:00:00Z', 3)) await forgetExpiredOncePerDay(new Date(at))
  const { rows } = await owner.query<{ day: string }>('select day::text from forgetting_runs order by day')
  expect(rows.map((row) => row.day)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
})

test("[R19] the owner and the customer see a quote expire on the same day, in the yard's time zone", async () => {
  const start = Date.now() - 32 * day
  for (let hour = 0; hour < 72; hour += 1)
    await storeQuote(query, { at: new Date(start + hour * 60 * minute) })
  await advanceQuotes(new Date())
  const { rows: quotes } = await owner.query<{ createdAt: Date; state: string }>(`
    select distinct on (quotes.id) created_at as "createdAt", state from quotes join quote_events on quote_id = quotes.id
    order by quotes.id, seq desc`)
  expect(quotes).toHaveLength(72)
  const now = new Date()
  expect(new Set(quotes.map(({ state }) => state))).toEqual(new Set(['requested', 'expired']))
  for (const { createdAt, state } of quotes)
    expect(state).toBe(addDays(yardDay(createdAt), validDays) < yardDay(now) ? 'expired' : 'requested')
})

test.each([
  ['clocks go back', '2026-11-01'],
  ['clocks go forward', '2027-03-14'],
  ['leap day', '2028-02-29'],
  ['year end', '2026-12-31'],
])('[R19, QL-14] %s: each reminder and expiry happens once, on its day', async (_, change) => {
  const start = addDays(change, -2)
  const noon = yardMoment(start, 12)
  const storeQuoteWith = async (...actions: Action[]) => {
    const { id: quoteId } = await storeQuote(query, { email: null, at: noon })
    for (const action of actions)
      expect(
        await desk
          .transaction()
          .execute((on) => recordOnQuote(on, { quoteId, action, actor: 'Dana', now: noon })),
      ).toMatchObject({ kind: 'recorded' })
    return quoteId
  }
  const offered = (validUntil: string): Action => ({ kind: 'offered', version: 2, validUntil })
  const toPlant = await storeQuoteWith(
    offered(addDays(change, 30)),
    { kind: 'accepted', version: 2 },
    { kind: 'day-agreed', day: addDays(change, 1), arrivalHour: 8, despiteChange: false },
  )
  const toRemind = await storeQuoteWith(offered(addDays(change, 5)))
  const toExpire = await storeQuoteWith(offered(change))

  // Two workers, one ten minutes fast and one ten minutes slow.
  for (let at = noon.getTime(); at < noon.getTime() + 4 * day; at += 20 * minute)
    for (const skew of [10 * minute, -10 * minute]) await advanceQuotes(new Date(at + skew))

  const byClock = async (quoteId: number) => {
    const events = await listEvents(quoteId, desk)
    return events
      .filter(({ actor }) => actor === 'clock')
      .map(({ kind, at }) => `${kind} ${yardDay(at)} ${yardHour(at)}`)
  }
  expect(await byClock(toPlant)).toEqual([`day-reminded ${change} 9`])
  expect(await byClock(toRemind)).toEqual([`expiry-reminded ${change} 9`])
  expect(await byClock(toExpire)).toEqual([
    // Offered at noon with less than five days left: the next morning.
    expect.stringMatching(/^expiry-reminded/),
    `expired ${addDays(change, 1)} 0`,
  ])
})
