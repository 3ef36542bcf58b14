import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { closeDatabase } from '#server/platform/database/database.ts'
import { removePerson, signOutEverywhere } from '#server/people/people.ts'
import { newCalendarUrl } from '#server/people/calendar-url.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { storeOrder } from '#tests/support/stored-quote.ts'

const { owner, address, get, post, signIn } = await startDesk()
afterAll(closeDatabase)
const rosa = await signIn('Rosa')
const yara = await signIn('Yara', 'yard')
const today = nurseryDay(new Date())
const query = async (text: string, values: unknown[]) => (await owner.query(text, values)).rows

/** The path that the person's page shows. */
async function turnOn(cookie: string): Promise<string> {
  const response = await post('/me', cookie, { intent: 'new-calendar' })
  expect(response.status).toBe(200)
  return /\/ical\/[\w-]{43}\.ics/.exec(await response.text())?.[0] ?? ''
}

/** The events that a calendar would show after reading it, in the parser's words. */
async function subscribe(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await get(path)).text()))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component)
    return {
      uid,
      summary,
      start: startDate.toString(),
      end: endDate.toString(),
      sequence,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      status: component.getFirstPropertyValue('status'),
      names: component.getAllProperties().map(({ name }) => name),
    }
  })
}

/** Agrees, moves or calls off through the desk, as its pages do. */
async function act(number: string, id: number, fields: Record<string, string>) {
  const [last] = await query('select max(seq)::text as seq from quote_events where quote_id = $1', [id])
  const sent = { ...fields, afterEvent: String(last?.['seq']) }
  expect(await (await post(`/quotes/${number}.data`, rosa.cookie, sent)).text()).toContain('done')
}

const day = addDays(today, 10)
const later = addDays(today, 12)
const quote = await storeOrder(query, { firstName: 'Guadalupe', city: 'Fair Oaks, Ranch' })

test('[DK-96, DK-97] a day is agreed, moved, called off and agreed again: one entry that each time replaces itself', async () => {
  const path = await turnOn(rosa.cookie)
  expect(await subscribe(path)).toEqual([])

  await act(quote.number, quote.id, { intent: 'agree', day, hour: '8' })
  const [agreed, ...none] = await subscribe(path)
  expect(none).toEqual([])
  // Half the year it's 13:00 in UTC, half 14:00.
  const utc = (on: string) => expect.stringMatching(new RegExp(`^${on}T1[34]:00:00Z$`))
  expect(agreed).toMatchObject({
    uid: `${quote.number}@localhost`,
    summary: `${quote.number}, Fair Oaks, Ranch`,
    start: utc(day),
    status: 'CONFIRMED',
  })

  await act(quote.number, quote.id, { intent: 'move', day: later, hour: '' })
  const [moved] = await subscribe(path)
  expect(moved).toMatchObject({ uid: agreed?.uid, start: later, end: addDays(later, 1), status: 'CONFIRMED' })

  await act(quote.number, quote.id, { intent: 'call-off', words: 'Rain' })
  const [calledOff, ...others] = await subscribe(path)
  expect(others).toEqual([])
  expect(calledOff).toMatchObject({ uid: agreed?.uid, start: later, status: 'CANCELLED' })

  await act(quote.number, quote.id, { intent: 'agree', day, hour: '8' })
  const [again] = await subscribe(path)
  expect(again).toMatchObject({ uid: agreed?.uid, start: utc(day), status: 'CONFIRMED' })

  const all = [agreed, moved, calledOff, again]
  const sequences = all.map((entry) => Number(entry?.sequence))
  const stamps = all.map((entry) => entry?.stamp ?? '')
  expect(new Set(sequences).size).toBe(4)
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
  expect(stamps).toEqual(stamps.toSorted())
})

test('[DK-98] a calendar has number, town and hours, for the yard of 14 days, and nothing else of a customer', async () => {
  const [ownersPath, yardsPath] = [await turnOn(rosa.cookie), await turnOn(yara.cookie)]
  const text = await (await get(ownersPath)).text()
  expect(text).toContain(quote.number)
  for (const secret of ['Guadalupe', 'Ruiz', '555', 'Cibolo Ridge', 'example.com', '$'])
    expect(text).not.toContain(secret)
  expect((await subscribe(ownersPath))[0]?.names).toEqual([
    'uid',
    'url',
    'sequence',
    'dtstamp',
    'dtstart',
    'dtend',
    'summary',
    'status',
  ])
  const far = await storeOrder(query)
  const pickUp =
    'is_pickup = true, delivery_cents = 0, grand_total_cents = grand_total_cents - delivery_cents'
  await query(`update quote_versions set ${pickUp} where quote_id = $1`, [far.id])
  await act(far.number, far.id, { intent: 'agree', day: addDays(today, 14), hour: '9' })
  const numbers = async (path: string) => (await subscribe(path)).map(({ uid }) => uid.split('@')[0])
  expect(await numbers(ownersPath)).toEqual([quote.number, far.number])
  expect(await numbers(yardsPath)).toEqual([quote.number])
  expect((await subscribe(ownersPath))[1]?.summary).toBe(`${far.number}, pick-up at our yard`)
})

test('[DK-95] an address works until it is replaced, turned off or its person is removed; all others are one 404', async () => {
  const shape = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(address + path, { redirect: 'manual', ...init })
    const headers = [...response.headers].filter(
      ([name]) => !/^(x-request-id|date|etag|connection|keep-alive)$/.test(name),
    )
    return [response.status, Object.fromEntries(headers), await response.text()]
  }
  const first = await turnOn(rosa.cookie)
  const second = await turnOn(rosa.cookie)
  const me = async () => (await get('/me', rosa.cookie)).text()
  // It's shown once, when it's made.
  expect(await me()).not.toContain(second)
  expect(await me()).toContain('Get a new address')
  const unknown = await shape(`/ical/${'a'.repeat(43)}.ics`)
  expect(unknown[0]).toBe(404)
  expect(await shape(first)).toEqual(unknown)

  // The session of someone who is signed in is neither needed nor touched.
  const good = await get(second, rosa.cookie)
  expect([good.status, good.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(good.headers.get('Set-Cookie')).toBeNull()
  expect(good.headers.get('Cache-Control')).toBe('private, no-store')
  expect(good.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(good.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const { rows } = await owner.query<{ stored: string }>(
    'select desk_calendars::text as stored from desk_calendars',
  )
  expect(rows.map(({ stored }) => stored).join()).not.toContain(second.slice(6, -4))

  await post('/me', rosa.cookie, { intent: 'no-calendar' })
  await post('/me', rosa.cookie, { intent: 'no-calendar' })
  expect(await me()).toContain('Get your address')
  expect(await shape(second)).toEqual(unknown)
  const leaving = await signIn('Lena')
  const theirs = new URL(await newCalendarUrl(leaving.id)).pathname
  expect((await get(theirs)).status).toBe(200)
  await removePerson(leaving.id, rosa.id)
  expect(await shape(theirs)).toEqual(unknown)
  for (const odd of ['/ical/x.ics', '/ical/%00.ics', `/ical/${'a'.repeat(3000)}.ics`])
    expect(await shape(odd), odd).toEqual(unknown)
  expect((await get(second.replace('.ics', ''))).status).toBe(404)
  expect((await get('/ical')).status).toBe(404)
  expect((await shape(second, { method: 'POST' }))[0]).toBe(403)

  const log = await query(
    "select action, count(*)::int from desk_log where subject = $1 and action like 'calendar.%' group by action order by action",
    [`person ${rosa.id}`],
  )
  expect(log).toEqual([
    { action: 'calendar.turned-off', count: 1 },
    { action: 'calendar.turned-on', count: 4 },
  ])
})

test('[DK-132] signing out everywhere ends the calendar, too, and the log says so', async () => {
  const mine = await signIn('Ines')
  const theirs = await signIn('Theo', 'yard')
  const paths = [await turnOn(mine.cookie), await turnOn(theirs.cookie)]
  const statuses = async () => Promise.all(paths.map(async (path) => (await get(path)).status))
  expect(await statuses()).toEqual([200, 200])
  await post('/me', mine.cookie, { intent: 'sign-out-everywhere' })
  expect(await statuses()).toEqual([404, 200])
  await signOutEverywhere(theirs.id, rosa.id)
  expect(await statuses()).toEqual([404, 404])
  const log = await query(
    "select person_id::int as person, subject from desk_log where action = 'calendar.turned-off' order by id desc limit 2",
    [],
  )
  expect(log).toEqual([
    { person: rosa.id, subject: `person ${theirs.id}` },
    { person: mine.id, subject: `person ${mine.id}` },
  ])
})

test('[DK-95] one client gets 60 calendars in 10 minutes', async () => {
  await owner.query('delete from rate_limits')
  const statuses: number[] = []
  for (let request = 0; request < 62; request += 1) statuses.push((await get('/ical/no.ics')).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  const refused = await get('/ical/no.ics')
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('[DK-95] while the records are away, a calendar is told to come back', async () => {
  await owner.query('delete from rate_limits')
  await owner.query('alter table desk_calendars rename to away')
  const response = await get('/ical/no.ics')
  await owner.query('alter table away rename to desk_calendars')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '300'])
})
