import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeskQuoteList } from '#server/quotes/desk/desk-quote-list.ts'
import { expect, test } from 'vitest'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { shortRoom } from '#domain/visits/move-day.ts'
import { mondayOf } from '#domain/visits/offered-days.ts'
import { readCalendar } from '#server/visits/read-calendar.ts'
import { readMoveDay } from '#server/visits/move-day.ts'
import { readVisit } from '#server/visits/read-visit.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { storeCustomerEvent, storeOrder } from '#tests/support/stored-quote.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const files = temporaryFolder()
const desk = await startDesk({ PRIVATE_FILES: files })
const { owner, get, post, query } = desk
const rosa = await desk.signIn('Rosa')
const manny = await desk.signIn('Manny', 'yard')
const asOwner = { id: rosa.id, name: 'Rosa', role: 'owner' } as const
const asYard = { id: manny.id, name: 'Manny', role: 'yard' } as const

const today = nurseryDay(new Date())
const order = (firstName: string, more: Parameters<typeof storeOrder>[1] = {}) =>
  storeOrder(query, { firstName, ...more })
const calendar = (person: typeof asOwner | typeof asYard = asOwner, from: string | null = null) =>
  readCalendar(person, from, new Date())
const dayOf = async (day: string) =>
  (await calendar(asOwner, day)).weeks.flatMap(({ days }) => days).find((each) => each.day === day)
const seqOf = async (id: number) =>
  String((await query('select max(seq) as seq from quote_events where quote_id = $1', [id]))[0]?.['seq'])

/** The response of a form's action, as the page's script reads it. */
const act = async (path: string, fields: Record<string, string>, as = rosa) =>
  (await post(`${path}.data`, as.cookie, fields)).text()
const logOf = async (id: number) =>
  (await query('select action, details from desk_log where subject = $1 order by id', [`quote ${id}`])).map(
    ({ action, details }) => [action, details],
  )

test('[DK-80, DK-81, DK-166] a day has its visits by the hour, and how many more fit', async () => {
  // The third Tuesday from now: no other test has a visit then.
  const day = addDays(mondayOf(today), 22)
  await order('Late', { day, hour: 13, city: 'Boerne' })
  await order('Early', { day, hour: 8 })
  const pickup = await order('Pick', { day, hour: 9 })
  await query(
    'update quote_versions set is_pickup = true, grand_total_cents = grand_total_cents - delivery_cents, delivery_cents = 0 where quote_id = $1',
    [pickup.id],
  )
  expect(await dayOf(day)).toMatchObject({
    capacity: 3,
    taken: 2,
    open: '1 open',
    visits: [
      { who: 'Early Ruiz', hour: '8 AM', plants: 'Planting, 2 plants' },
      { who: 'Pick Ruiz', plants: 'Pick-up, 2 plants' },
      { who: 'Late Ruiz', town: 'Boerne', hour: '1 PM' },
    ],
  })
  await owner.query(
    `insert into company_settings (setting_key, setting_value, setting_type) values ('visits_per_weekday', '"2"', 'string'), ('quote_closed_days', to_jsonb($1::text), 'string')
     on conflict (setting_key) do update set setting_value = excluded.setting_value`,
    [addDays(day, 1)],
  )
  expect(await dayOf(day)).toMatchObject({ capacity: 2, open: 'full' })
  expect(await dayOf(addDays(day, 1))).toMatchObject({ capacity: 0, open: 'closed' })
  // Nobody plants on a day that's over.
  expect((await dayOf(addDays(mondayOf(today), -5)))?.open).toBe('')
  await order('Waits')
  const { choices } = await calendar()
  expect(choices.find((choice) => choice.day === day)?.warning).toBe('That day is full: 2 visits already.')
  expect(choices.find((choice) => choice.day === addDays(day, 1))?.warning).toBe('The crew is off that day.')
  const {
    choices: pickupChoices,
    address,
    contactLinks,
  } = await readVisit(asOwner, pickup.number, new Date())
  expect(pickupChoices.find((choice) => choice.day === day)).toMatchObject({ taken: 2, pickupWarning: null })
  expect([address, contactLinks.map]).toEqual(['They come to our yard', undefined])
  // However far someone asks to go, it's a year.
  for (const from of ['0001-01-01', '9999-12-31']) {
    const response = await get(`/calendar?from=${from}`, rosa.cookie)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  }
  await owner.query(
    "delete from company_settings where setting_key in ('visits_per_weekday', 'quote_closed_days')",
  )
})

test('[DK-82] an order gets its day, is moved and called off by the quote’s own actions', async () => {
  const week = addDays(mondayOf(today), 28)
  const { id, number } = await order('Wanda', { weeks: week })
  const find = async () => (await calendar()).waiting.find((each) => each.number === number)
  expect(await find()).toMatchObject({ who: 'Wanda Ruiz', mondays: [week], isDigging: true })
  const day = { day: addDays(week, 2), hour: '9' }
  const quote = `/quotes/${number}`
  expect(await act(quote, { intent: 'agree', ...day, afterEvent: '1' })).toContain('Something happened')
  expect(await act(quote, { intent: 'agree', ...day, afterEvent: await seqOf(id) })).toContain('is agreed')
  expect(await find()).toBeUndefined()
  expect((await dayOf(day.day))?.visits).toMatchObject([{ number, hour: '9 AM' }])
  const moved = { day: addDays(week, 3), hour: '' }
  expect(await act(quote, { intent: 'move', ...moved, afterEvent: await seqOf(id) })).toContain('is moved')
  expect((await dayOf(moved.day))?.visits).toMatchObject([{ number, hour: 'Morning' }])
  expect(await act(quote, { intent: 'call-off', afterEvent: await seqOf(id) })).toContain('called off')
  expect(await find()).toMatchObject({ number })
  // Its page leads back to the quote.
  const response = await get(`/calendar/${number}`, rosa.cookie)
  expect([response.status, response.headers.get('Location')]).toEqual([302, quote])
})

test('[DK-82] of the orders without a day, the one that has waited longest is first', async () => {
  const [second, first] = [await order('Newer'), await order('Older')]
  await owner.query(
    "update quote_events set at = at - interval '9 days' where quote_id = $1 and kind = 'accepted'",
    [first.id],
  )
  const waiting = (await calendar()).waiting.map(({ number }) => number)
  expect(waiting.filter((number) => [first.number, second.number].includes(number))).toEqual([
    first.number,
    second.number,
  ])
})

test('[DK-83, DK-89] the yard sees 14 days with names, phones and streets, and the sum to collect, and no other amounts', async () => {
  const near = await order('Nearby', { day: addDays(today, 13) })
  const far = await order('Faraway', { day: addDays(today, 14) })
  const past = await order('Yesterday', { day: addDays(today, -1) })
  const open = await order('Undated')
  expect(await act(`/calendar/${near.number}`, { intent: 'crew-note', words: 'Gate 4410' })).toContain(
    'Saved.',
  )
  const page = await (await get('/calendar', manny.cookie)).text()
  expect(page).toContain('Nearby Ruiz')
  for (const hidden of ['Faraway', 'Yesterday', 'Undated', far.number]) expect(page).not.toContain(hidden)
  const visit = await (await get(`/calendar/${near.number}`, manny.cookie)).text()
  for (const part of ['118 Cibolo Ridge, Helotes', 'tel:+12105550134', '15 gal', 'Gate 4410'])
    expect(visit).toContain(part)
  for (const hidden of ['dana@example.com', 'Move the day', 'Ticket number'])
    expect(visit).not.toContain(hidden)
  // React's own comments have a dollar sign, too.
  expect(page + visit.replaceAll('$445', '')).not.toMatch(/\$\d/)
  expect(visit).not.toContain('Cents')
  for (const { number } of [far, past, open, { number: 'HCT-26-AAAA-AAAA' }]) {
    expect((await get(`/calendar/${number}`, manny.cookie)).status).toBe(404)
    expect(
      await act(`/calendar/${number}`, { intent: 'received', way: 'cash', afterEvent: '1' }, manny),
    ).toContain('There’s no such visit.')
  }
  for (const [intent, fields] of Object.entries({
    ticket: { ticket: '1', calledOn: today },
    'crew-note': { words: 'x' },
  }))
    expect(await act(`/calendar/${near.number}`, { intent, ...fields }, manny)).toContain('Only the owner')
  const move = { intent: 'move', day: today, hour: '', afterEvent: await seqOf(near.id) }
  expect((await post(`/quotes/${near.number}`, manny.cookie, move)).status).toBe(403)
  expect(await logOf(near.id)).toEqual([['visit.crew-note', {}]])
})

test('[DK-86, DK-89] a ticket that is due is on Today until it is in', async () => {
  const { id, number } = await order('Digger', { day: addDays(today, 1) })
  const later = await order('Later', { day: addDays(today, 30) })
  const todayPage = async () => (await get('/', rosa.cookie)).text()
  const count = async () => Number(/(\d+)<span class="sr-only"> to do today/.exec(await todayPage())?.[1])
  const before = await count()
  expect(await todayPage()).toContain(`/calendar/${number}`)
  expect(await todayPage()).not.toContain(`/calendar/${later.number}`)
  const path = `/calendar/${number}`
  expect(await act(path, { intent: 'ticket', ticket: ' ', calledOn: today })).toContain('type the number')
  const ticket = { intent: 'ticket', ticket: '2661234567', calledOn: addDays(today, -6) }
  expect(await act(path, ticket)).toContain('The ticket is saved.')
  expect(await todayPage()).not.toContain(path)
  expect(await (await get(path, rosa.cookie)).text()).toContain('Ticket 2661234567, called')
  expect(await count()).toBe(before - 1)
  expect(await readVisit(asYard, number, new Date())).toMatchObject({
    ticket: { number: '2661234567', calledOn: ticket.calledOn },
    ticketWords: { text: '811 is in', tone: 'in' },
  })
  expect(await logOf(id)).toEqual([['visit.ticket', {}]])
})

test('[DK-87, QL-07, QL-35] the crew records what was done and corrects it, and so does the owner', async () => {
  const { id, number, inventoryId } = await order('Dora', { day: today, quantity: 2 })
  // Fewer than the order has.
  await owner.query('update inventory set quantity_available = 1 where id = $1', [inventoryId])
  const stock = async () =>
    (await query('select quantity_available as left from inventory where id = $1', [inventoryId]))[0]?.[
      'left'
    ]
  const done = async ({ note = '', ...outcome }: Record<string, string | number>, as = manny) =>
    act(
      `/calendar/${number}`,
      {
        intent: 'done',
        day: today,
        lines: JSON.stringify([{ line: 1, ...outcome }]),
        note: String(note),
        afterEvent: await seqOf(id),
      },
      as,
    )
  await storeCustomerEvent(query, id, {
    kind: 'change-asked',
    record: { hasOpenChange: true },
    words: 'One more, please.',
  })
  expect(await done({ outcome: 'planted' })).toContain('One more, please.')
  await storeCustomerEvent(query, id, { kind: 'change-settled', record: { hasOpenChange: false } })
  const shown = async () => (await get(`/calendar/${number}`, manny.cookie)).text()
  expect(await shown()).toMatch(/Done, tell (<!-- -->)?Dora/)
  expect(await done({ outcome: 'not-done' })).toContain('say why')
  const listed = async () => {
    const { quotes, groups } = await readDeskQuoteList({ group: null, search: number, page: 1 }, new Date())
    return [quotes[0]?.total, quotes[0]?.plants, groups.find(({ group }) => group === 'planted')?.total]
  }
  expect(await listed()).toEqual(['$445', 2, '$0'])
  expect(await done({ outcome: 'planted' })).toContain('Recorded.')
  expect(await stock()).toBe(0)
  const quoted = await listed()
  expect(await shown()).toContain('Save the correction')
  expect(await done({ outcome: 'planted', count: 1 })).toContain('say why')
  expect(await done({ outcome: 'planted', count: 3, reason: 'Rock' })).toContain('has only 2')
  expect(await done({ outcome: 'planted', count: 1, reason: 'Rock', note: 'Bring the bar.' })).toContain(
    'Recorded.',
  )
  expect(await listed()).toEqual(['$260', 1, '$260'])
  expect(await done({ outcome: 'planted', count: 1, reason: 'Rock', note: 'And mulch.' })).toContain(
    'Recorded.',
  )
  expect(await query('select words from quote_notes where quote_id = $1 order by id', [id])).toEqual([
    { words: 'Bring the bar.' },
    { words: 'And mulch.' },
  ])
  expect(await done({ outcome: 'delivered' })).toContain('Recorded.')
  expect(await readVisit(asYard, number, new Date())).toMatchObject({ isDone: true, canRecord: true })
  expect(await done({ outcome: 'not-done', reason: 'Rock at 8 inches' }, rosa)).toContain('Recorded.')
  expect(await stock()).toBe(1)
  expect([quoted, await listed()]).toEqual([
    ['$445', 2, '$445'],
    ['$0', 0, '$0'],
  ])
  const reasons = async () => (await readVisit(asOwner, number, new Date())).lines
  expect(await reasons()).toMatchObject([{ outcome: 'not-done', reason: 'Rock at 8 inches' }])
  expect(await done({ outcome: 'not-done', reason: 'Rock at 8 inches' })).toContain('already done')
  expect(await done({ outcome: 'not-done', reason: 'A pipe at 8 inches' })).toContain('Recorded.')
  expect(await reasons()).toMatchObject([{ reason: 'A pipe at 8 inches' }])
  expect((await logOf(id)).map(([action]) => action)).toEqual([
    'quote.done',
    'quote.done-corrected',
    'quote.done-corrected',
    'quote.done-corrected',
    'quote.done-corrected',
  ])
  const tomorrow = await order('Soon', { day: addDays(today, 1) })
  expect(await readVisit(asYard, tomorrow.number, new Date())).toMatchObject({ canRecord: false })
})

test('[DK-168, DK-41] the crew sees the photos that the customer sent, and no other quote’s', async () => {
  const { id, number } = await order('Maria', { day: today })
  const other = await order('Otis', { day: today })
  const key = crypto.randomUUID()
  await query('insert into quote_photos (quote_id, photo_key, width, height) values ($1, $2, 1536, 2048)', [
    id,
    key,
  ])
  mkdirSync(join(files, 'quote-photos'), { recursive: true })
  writeFileSync(join(files, 'quote-photos', `${key}.small.jpg`), 'a photo')
  expect(await (await get(`/calendar/${number}`, manny.cookie)).text()).toContain(
    `/calendar/${number}/photos/small/${key}`,
  )
  const photo = (of: string) => get(`/calendar/${of}/photos/small/${key}`, manny.cookie)
  const shown = await photo(number)
  expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect((await photo(other.number)).status).toBe(404)
})

test('[DK-169] all of a day’s visits are moved at once, or none, and who has no email is to be called', async () => {
  const day = addDays(mondayOf(today), 37)
  const first = await order('Frank', { day, hour: 9 })
  const last = await order('Hugo', { day, hour: 11, email: null, phone: '2105550208' })
  const stays = await order('Stella', { day, hour: 13 })
  const read = (why = 'rain', to = '') => readMoveDay(day, new URLSearchParams({ why, to }), new Date())
  const { visits, to, reason } = await read('ice')
  expect([reason, visits.map(({ who, hour }) => [who, hour])]).toEqual([
    'ice',
    [
      ['Frank Ruiz', '9 AM'],
      ['Hugo Ruiz', '11 AM'],
      ['Stella Ruiz', '1 PM'],
    ],
  ])
  expect(visits.map(({ email }) => email?.text[0]?.includes('Ice makes the earlier day unsafe.'))).toEqual([
    true,
    undefined,
    true,
  ])
  const target = to?.day ?? ''
  expect(target > day).toBe(true)
  expect(shortRoom({ capacity: 3, taken: 1 }, visits)).toBe('That day has room for 2: 1 too many.')
  expect((await read('rain', target)).to?.day).toBe(target)
  const path = `/calendar/move/${day}`
  expect((await get(path, manny.cookie)).status).toBe(403)
  expect(await (await get(path, rosa.cookie)).text()).toContain('Rain makes the earlier day too wet')

  const send = async (seqs: [string, string][], as = rosa) => {
    const body = new URLSearchParams({ to: target, why: 'rain' })
    for (const visit of seqs) body.append('visits', visit.join(' '))
    const headers = { Cookie: as.cookie, Origin: desk.origin }
    return (await fetch(`${desk.address}${path}.data`, { method: 'POST', headers, body })).text()
  }
  const frank: [string, string] = [first.number, await seqOf(first.id)]
  const seqs = [frank, [last.number, await seqOf(last.id)]] satisfies [string, string][]
  expect(await send([frank, [last.number, '1']])).toContain('Nothing was changed')
  expect((await dayOf(day))?.visits).toHaveLength(3)
  const said = await send(seqs)
  for (const part of ['2 visits moved to', '1 email goes out.', '(210) 555-0208'])
    expect(said).toContain(part)
  expect((await dayOf(day))?.visits).toMatchObject([{ number: stays.number }])
  expect((await dayOf(target))?.visits.map(({ who, hour }) => [who, hour])).toEqual([
    ['Frank Ruiz', '9 AM'],
    ['Hugo Ruiz', '11 AM'],
  ])
  expect(await logOf(first.id)).toEqual([['quote.day-moved', { event: Number(frank[1]) + 1 }]])
  expect(await send(seqs)).toContain('no longer on that day')
})
