import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, nurseryDay, nurseryHour, nurseryMoment } from '#domain/time/nursery-clock.ts'
import type { Action } from '#domain/quotes/lifecycle/events.ts'
import { estimateValidDays } from '#domain/quotes/validity.ts'
import { recordOnQuote } from '#server/quotes/act-on-quote.ts'
import { connect } from '#server/platform/database/database.ts'
import { listEvents } from '#server/quotes/quote-events.ts'
import { roleUrl } from '#server/platform/database/roles.ts'
import { advanceQuotes } from '#server/quotes/advance-quotes.ts'
import {
  forgetExpiredOnceADay,
  queueCareEmailsOnceADay,
  queueDigestOnceADay,
} from '#server/desk/daily-tasks.ts'
import { repeat } from '#server/platform/repeat.ts'
import { closeAfterAll, useDatabaseAsWeb } from '#tests/support/site.ts'
import { storeCustomerEvent, storeQuote } from '#tests/support/stored-quote.ts'

// Neither the process nor the database uses the yard's time zone.
process.env['TZ'] = 'Pacific/Kiritimati'
const { owner, ownerUrl, query } = await useDatabaseAsWeb()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })
await owner.query(`alter database ${new URL(ownerUrl).pathname.slice(1)} set timezone = 'Asia/Tokyo'`)

const desk = connect(ownerUrl, 1)
closeAfterAll(desk)

beforeEach(() =>
  owner.query('truncate daily_runs; delete from customers; delete from emails; delete from pgboss.job'),
)

const minute = 60_000
const day = 86_400_000

const yardTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** An order planted on a day, whose customer asked for the care emails. */
async function storePlanted(plantedOn: string) {
  const { id } = await storeQuote(query)
  await storeCustomerEvent(query, id, {
    kind: 'done',
    record: {
      state: 'planted',
      accepted: { version: 1, validUntil: '2099-12-31' },
      done: { day: plantedOn, lines: [{ line: 1, outcome: 'planted' }] },
    },
  })
  await query('insert into care_consents values ($1, $2, now(), $3)', [
    id,
    randomUUID().replaceAll('-', ''),
    'Yes',
  ])
}

test.each([
  ['clocks go back', '2026-10-31T06:00:00Z'],
  ['clocks go forward', '2027-03-13T07:00:00Z'],
  ['leap day', '2028-02-28T07:00:00Z'],
  ['year end', '2026-12-30T07:00:00Z'],
])(
  '[R19, CA-22] %s: with no worker from 6:50 to 9:10 and over midnight, digest, care emails and retention each happen once a day',
  async (_, from) => {
    const days = [0, 1, 2].map((index) => nurseryDay(new Date(Date.parse(from) + (index + 0.5) * day)))
    const [first = '', second = ''] = days
    await storePlanted(addDays(first, -7))
    await storePlanted(addDays(second, -7))
    const isDown = (at: Date) => {
      const time = yardTime.format(at)
      return (
        time >= '23:30' || time < '00:30' || (nurseryDay(at) === second && time >= '06:50' && time < '09:10')
      )
    }
    // Two workers, one with a clock ten minutes fast and one ten minutes slow.
    for (let moment = Date.parse(from); moment < Date.parse(from) + days.length * day; moment += 60 * minute)
      for (const at of [10, -10].map((skew) => new Date(moment + skew * minute))) {
        if (isDown(at) || !days.includes(nurseryDay(at))) continue
        await Promise.all([queueDigestOnceADay(at), queueCareEmailsOnceADay(at), forgetExpiredOnceADay(at)])
      }
    const { rows: runs } = await owner.query<{ task: string; days: string[] }>(
      'select task, array_agg(day::text order by day) as days from daily_runs group by task order by task',
    )
    expect(runs).toEqual(['care-emails', 'digest', 'forget-expired'].map((task) => ({ task, days })))
    const { rows: emails } = await owner.query<{ type: string; queued: Date }>(`
    select type, queued_at as queued from emails join pgboss.job on data = jsonb_build_object('emailId', emails.id)
    order by type desc, queued_at`)
    expect(emails.map(({ type, queued }) => `${type} ${nurseryDay(queued)} ${nurseryHour(queued)}`)).toEqual([
      ...days.map((each) => `summary ${each} ${each === second ? 9 : 7}`),
      `care ${first} 9`,
      `care ${second} 9`,
    ])
  },
)

test("[R19] daily work follows the database's clock, not this machine's", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * minute })
  const seen = await new Promise<Date>((resolve) => {
    const stop = repeat(1, [
      async (now) => {
        resolve(now)
        void stop()
      },
    ])
  })
  vi.useRealTimers()
  expect(Math.abs(seen.getTime() - Date.now())).toBeLessThan(minute)
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
    expect(state).toBe(
      addDays(nurseryDay(createdAt), estimateValidDays) < nurseryDay(now) ? 'expired' : 'requested',
    )
})

test.each([
  ['clocks go back', '2026-11-01'],
  ['clocks go forward', '2027-03-14'],
  ['leap day', '2028-02-29'],
  ['year end', '2026-12-31'],
])('[R19, QL-14] %s: each reminder and expiry happens once, on its day', async (_, change) => {
  const start = addDays(change, -2)
  const noon = nurseryMoment(start, 12)
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
      .map(({ kind, at }) => `${kind} ${nurseryDay(at)} ${nurseryHour(at)}`)
  }
  expect(await byClock(toPlant)).toEqual([`day-reminded ${change} 9`])
  expect(await byClock(toRemind)).toEqual([`expiry-reminded ${change} 9`])
  expect(await byClock(toExpire)).toEqual([
    // Offered at noon with less than five days left: the next morning.
    expect.stringMatching(/^expiry-reminded/),
    `expired ${addDays(change, 1)} 0`,
  ])
})
