import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, nurseryDay, nurseryHour, nurseryYear } from '../../../domain/time/nursery-clock.ts'
import { childEnv } from '../../../server/platform/config/env.ts'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { above, atMost, none, report, some } from '#lab/drills/rig/measurements.ts'
import { countRepeated } from '#lab/drills/rig/mail-counter.ts'
import { type Rig } from '#lab/drills/rig/rig.ts'
import { randomNumbers } from '../../../tests/support/random-numbers.ts'
import { storeQuote } from '../../../tests/support/stored-quote.ts'

type Size = { orders: number; stretches: number; killsEach: number }

/** Two years with a leap day, both ahead of the real clock, so that the worker that sends in real time finds nothing too late. */
function simulatedYears() {
  let leap = nurseryYear(new Date()) + 2
  while (leap % 4 !== 0) leap += 1
  return { leap, from: `${leap - 1}-01-15`, until: `${leap + 1}-01-14` }
}

const dayOf = (year: number, monthAndDay: string) => `${year}-${monthAndDay}`

type Order = { id: number; number: string; plantedOn: string; stopToken: string }

/** Orders that were planted, whose customers asked for the care emails; nobody needs their lines. */
async function storeOrders(rig: Rig, orders: number, from: string, leap: number): Promise<Order[]> {
  // The days on which clocks and calendars go wrong come first.
  const special = [
    dayOf(leap - 1, '01-31'),
    addDays(sundayOf(leap - 1, 3, 2), -7),
    addDays(sundayOf(leap - 1, 11, 1), -7),
    dayOf(leap - 1, '12-24'),
    dayOf(leap - 1, '12-31'),
    dayOf(leap, '01-30'),
    dayOf(leap, '02-22'),
    dayOf(leap, '02-29'),
  ]
  const stored: Order[] = []
  for (let index = 0; index < orders; index += 1) {
    const plantedOn = special[index] ?? addDays(from, (index * 7) % 365)
    const stopToken = randomBytes(16).toString('hex')
    const { id, number } = await storeQuote(rig.query, {
      email: `care.${index}@example.com`,
      plant: 'Cedar Elm',
    })
    stored.push({ id, number, plantedOn, stopToken })
  }
  for (const { id, plantedOn, stopToken } of stored)
    await rig.query(
      `with last as (select seq, record from quote_events where quote_id = $1 order by seq desc limit 1),
       done as (insert into quote_events (quote_id, seq, kind, actor, state, record)
         select $1, seq + 1, 'done', 'Ruth', 'planted', record || jsonb_build_object('state', 'planted', 'waitingSince', null,
           'accepted', jsonb_build_object('version', 1, 'validUntil', $2::text),
           'done', jsonb_build_object('day', $2::text, 'lines', jsonb_build_array(jsonb_build_object('line', 1, 'outcome', 'planted'))))
         from last)
       select give_care_consent($1, $3, '2026-11', now())`,
      [id, plantedOn, stopToken],
    )
  return stored
}

/**
 * Runs the clock over a stretch of days. Kills it, and the worker that sends, until the kills are used up. The last run finds
 * nobody who sends, so that emails are queued when it ends.
 */
async function runDays(rig: Rig, from: string, until: string, kills: number, random: () => number) {
  let killed = 0
  for (;;) {
    if (killed === kills) await rig.worker.stop()
    const child = spawn(process.execPath, ['lab/drills/rig/clock-worker.ts', from, until], {
      env: childEnv({
        ...rig.entries,
        DATABASE_URL: roleUrl(rig.ownerUrl, 'worker'),
      }),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(child, 'exit')
    if (killed < kills) {
      await Promise.race([ended, sleep(800 + random() * 2500)])
      killed += 1
      child.kill('SIGKILL')
      rig.worker.kill()
      await ended
    } else {
      const [code] = await ended
      if (code === 0) return killed
      throw new Error(`the clock ended with ${code}`)
    }
  }
}

/** A killed worker's jobs stay active until their heartbeat has been missing for a while: worth the wait only once, at the end. */
async function untilSent(rig: Rig, states: readonly string[]) {
  const end = Date.now() + 180_000
  while (Date.now() < end) {
    await rig.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'")
    const waiting = await rig.count(
      "select count(*) from pgboss.job where name = 'mail' and state::text = any ($1)",
      [states],
    )
    if (waiting === 0) return
    await sleep(300)
  }
}

const countArrived = (rig: Rig, number: string) =>
  rig.mail.mails.filter(({ messageId }) => messageId.startsWith(`<${number}.care.`)).length

const countQueued = (rig: Rig, quoteId: number) =>
  rig.count("select count(*) from emails where type = 'care' and quote_id = $1 and sent_at is null", [
    quoteId,
  ])

/** The days of the emails, written down once more and without the code under test. */
function expectedDays(plantedOn: string): Record<string, string> {
  const [year = 0, month = 1, date = 1] = plantedOn.split('-').map(Number)
  const text = (at: Date) => at.toISOString().slice(0, 10)
  const utc = (y: number, m: number, d: number) => text(new Date(Date.UTC(y, m - 1, d)))
  const lastOf = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).getUTCDate()
  const ordinal = month * 100 + date
  const settled = utc(year, month, date + 14)
  const isWinter = ordinal >= 1106 || ordinal <= 214
  return {
    'week-1': utc(year, month, date + 7),
    'guarantee-ends': utc(year, month, date + 23),
    'month-1':
      month === 12 ? utc(year + 1, 1, date) : utc(year, month + 1, Math.min(date, lastOf(year, month + 1))),
    summer: settled <= utc(year, 6, 1) ? utc(year, 6, 1) : utc(year + 1, 6, 1),
    'first-winter': isWinter ? settled : utc(year, 11, 20),
    stake: utc(year + 1, month, Math.min(date, lastOf(year + 1, month))),
    'second-spring': utc(month <= 5 ? year + 1 : year + 2, 3, 1),
  }
}

/** The day on which clocks change: the second Sunday of March, the first of November. */
function sundayOf(year: number, month: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return new Date(Date.UTC(year, month - 1, 1 + ((7 - first) % 7) + 7 * (nth - 1))).toISOString().slice(0, 10)
}

/** R19: two years of days, fewer orders when quick, with kills of the clock and of the worker that sends. */
export async function clocks(rig: Rig, { orders, stretches, killsEach }: Size): Promise<boolean> {
  const random = randomNumbers(19)
  const { leap, from, until } = simulatedYears()
  const stored = await storeOrders(rig, orders, from, leap)
  const stopped = new Map<number, string>()
  const arrivedBefore = new Map<string, number>()
  let killed = 0
  let lost = 0
  let stoppedQueued = 0
  let begin = from
  for (let stretch = 1; stretch <= stretches; stretch += 1) {
    const end = stretch === stretches ? until : addDays(from, Math.floor((731 * stretch) / stretches))
    // A killed worker's jobs are taken up half a minute later, so nothing is killed in the last stretch.
    killed += await runDays(rig, begin, end, stretch === stretches ? 0 : killsEach, random)
    // Two fifths unsubscribe over the two years: half of them while emails are queued and nobody sends.
    const leaving = stored.filter(({ id }) => !stopped.has(id) && random() < 0.4 / stretches)
    const half = Math.ceil(leaving.length / 2)
    for (const isQueued of [true, false]) {
      for (const { id, number, stopToken } of isQueued ? leaving.slice(0, half) : leaving.slice(half)) {
        const response = await fetch(`${rig.origins[0]}/care-emails/stop/${stopToken}`, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        })
        if (response.status !== 200) lost += 1
        stopped.set(id, end)
        if (isQueued) stoppedQueued += await countQueued(rig, id)
        arrivedBefore.set(number, countArrived(rig, number))
      }
      if (isQueued) rig.worker.startAgain()
      await untilSent(rig, ['created', 'retry'])
    }
    begin = addDays(end, 1)
  }
  await untilSent(rig, ['created', 'retry', 'active'])

  const rows = await rig.query(
    `select quote_id::int as id, quote_number as number, care_kind as kind, queued_at as queued,
       sent_at is not null as sent from emails join quotes on quotes.id = quote_id where type = 'care'`,
  )
  const arrived = new Set(rig.mail.mails.map(({ messageId }) => messageId))
  const idOf = ({ number }: { number: unknown }, kind: string) =>
    `<${String(number)}.care.${kind}@${new URL(rig.siteOrigin).hostname}>`
  let expected = 0
  let missing = 0
  let wrongDay = 0
  let afterStop = 0
  for (const order of stored)
    for (const [kind, day] of Object.entries(expectedDays(order.plantedOn))) {
      const row = rows.find((each) => each['id'] === order.id && each['kind'] === kind)
      const stop = stopped.get(order.id)
      const isDue = day >= from && day <= until && (stop === undefined || day <= stop)
      if (isDue && stop === undefined) {
        expected += 1
        if (!arrived.has(idOf(order, kind))) missing += 1
      }
      if (row === undefined) {
        if (isDue && stop === undefined) wrongDay += 1
        continue
      }
      const queued = row['queued'] as Date
      if (nurseryDay(queued) !== day || nurseryHour(queued) < 9) wrongDay += 1
      if (stop !== undefined && day > stop) afterStop += 1
    }
  const unsentArrived = rows.filter(
    (row) => row['sent'] === false && arrived.has(idOf({ number: row['number'] }, String(row['kind']))),
  ).length
  const late = [...arrivedBefore].filter(([number, before]) => countArrived(rig, number) > before).length
  const repeated = countRepeated(rig.mail.mails)

  return report(`R19 clocks: ${orders} orders, two years, ${killed} kills`, [
    above('care emails that were due', expected, orders * 3),
    none('missing', missing),
    none('queued on a wrong day, or before 9 in the morning', wrongDay),
    some('customers who unsubscribed', stopped.size),
    some('emails that were queued when they did', stoppedQueued),
    none('queued after an unsubscribe', afterStop),
    none('sent after an unsubscribe', late),
    none('one-click requests that failed', lost),
    atMost('sent twice, with the same id, one per kill', repeated, killed),
    atMost('arrived without being recorded, one per kill', unsentArrived, killed),
  ])
}
