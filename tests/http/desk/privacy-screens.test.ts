import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { connect } from '#server/platform/database/database.ts'
import { closeAfterAll } from '#tests/support/site.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { plain, settingsOf } from '#tests/support/desk/settings.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { storeDeadEmail, storeRequest } from '#tests/support/stored-request.ts'

// Personal data and the log in the desk's settings.

const privateFiles = mkdtempSync(join(tmpdir(), 'hctc-privacy-'))
const photoFolder = join(privateFiles, 'quote-photos')
mkdirSync(photoFolder)
const desk = await startDesk({ PRIVATE_FILES: privateFiles })
const { owner } = desk
const rosa = await desk.signIn()
const hector = await desk.signIn('Hector', 'yard')
const asOwner = connect(desk.ownerUrl, 2)
closeAfterAll(asOwner)
const office = quoteDesk(asOwner)
const { load } = settingsOf(desk, rosa.cookie)

const query = async (text: string, values: unknown[] = []) =>
  (await owner.query<Record<string, unknown>>(text, values)).rows
const today = nurseryDay(new Date())

const page = '/settings/privacy'
const send = (path: string, posted: Record<string, string>, as = rosa.cookie) => desk.post(path, as, posted)
const plainOf = async (response: Response) =>
  (await response.text()).replaceAll('<!-- -->', '').replaceAll('’', "'").replaceAll('&#x27;', "'")

/** The page about somebody. */
async function lookUp(contact: string) {
  const response = await send(page, { intent: 'find', contact })
  const html = await response.text()
  const state = /name="state" value="([^"]*)"/.exec(html)?.[1] ?? ''
  return { status: response.status, html, text: plain(html), state }
}
const copyOf = (contact: string, as = 'html') => send(`${page}/copy`, { contact, as })
const remove = (contact: string, state: string, more: Record<string, string> = {}) =>
  send(page, { intent: 'delete', contact, state, ...more })

const logged = async () =>
  query(
    `select person_id::int as person, action, subject from desk_log where action like 'privacy%' order by id`,
  )

test('[DK-128] personal data and the log are the owner’s only', async () => {
  for (const each of [page, '/settings/log']) expect((await desk.get(each, hector.cookie)).status).toBe(403)
  for (const [path, posted] of [
    [page, { intent: 'find', contact: 'x@example.com' }],
    [`${page}/copy`, { contact: 'x@example.com', as: 'html' }],
  ] as const)
    expect((await send(path, posted, hector.cookie)).status).toBe(403)
})

test('[DK-121] a person is looked up by any spelling of the address, or by phone, without a trace', async () => {
  const { number } = await storeRequest(query, { firstName: 'Otto', hoursAgo: 1 })
  const before = (await logged()).length
  for (const contact of ['OTTO+trees@gmial.example', '+1 830-555-0117'])
    expect((await lookUp(contact)).text).toContain(number)
  expect((await lookUp('tto@gmial.example')).text).toContain('Nothing. They may have')
  const nobody = await lookUp('otto')
  expect([nobody.status, nobody.text]).toEqual([
    400,
    expect.stringContaining('neither an email address nor a phone number'),
  ])
  expect((await logged()).length).toBe(before)
})

/** A planted order with photos, notes, care emails, a report, and emails in the queue. */
async function plantOrder(firstName: string) {
  const { id, number, token } = await storeRequest(query, { firstName, hoursAgo: 50 })
  await office.offer(token)
  await office.act(token, { kind: 'accepted', version: 2 }, `${firstName} Miller`)
  await office.finish(token)
  await office.act(token, { kind: 'reported' }, 'The leaves are brown.')
  for (let photo = 0; photo < 2; photo += 1) {
    const key = randomUUID()
    await query('insert into quote_photos (photo_key, quote_id, width, height) values ($1, $2, 400, 300)', [
      key,
      id,
    ])
    for (const size of ['small', 'full']) writeFileSync(join(photoFolder, `${key}.${size}.jpg`), 'a photo')
  }
  await storeDeadEmail(query, id)
  await owner.query(`
    insert into visit_details (quote_id, crew_note) values (${id}, 'The gate sticks');
    insert into care_consents values (${id}, md5('${id}'), now(), 'Yes, send me care emails');
    insert into emails (type, quote_id, care_kind, sent_at) values ('care', ${id}, 'week-1', now()), ('care', ${id}, 'month-1', null);
    insert into quote_notes (quote_id, person_id, words) values (${id}, ${rosa.id}, 'A note to ourselves');
    insert into stock_holds select ${id}, id, 1 from inventory order by id desc limit 1;
    insert into contact_submissions (name, email, message)
      values ('${firstName}', '${firstName.toUpperCase()}@gmial.example', 'Sentinel message');
    insert into newsletter_subscriptions (mailbox, mailbox_key, email, token, consent, confirmed_at)
      values ('${firstName}@gmial.example', '${firstName}', '${firstName}@gmial.example', md5('${firstName}'), 'Yes', now())`)
  return { id, number }
}

/** Every column that refers to a quote, from the catalog, so that a new table is covered too. */
const quoteColumns = () =>
  query(`
    select attrelid::regclass::text as table, attname as column,
      coalesce(bool_or(confdeltype = 'c'), false) as cascades
    from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
      join pg_namespace on pg_namespace.oid = relnamespace and nspname = 'public'
      left join pg_constraint on conrelid = attrelid and contype = 'f' and attnum = any (conkey)
    where attnum > 0 and not attisdropped
      and (confrelid = 'quotes'::regclass or attname = 'quote_id' or attname like '%\\_quote\\_id'
        or (attrelid = 'quotes'::regclass and attname = 'id'))
    group by 1, 2 order by 1, 2`) as Promise<{ table: string; column: string; cascades: boolean }[]>

async function rowsAbout(quoteId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, column } of await quoteColumns()) {
    const [row] = await query(`select count(*)::int as rows from ${table} where ${column} = $1`, [quoteId])
    counts[`${table}.${column}`] = Number(row?.['rows'])
  }
  return counts
}

const filled = (counts: Record<string, number>) =>
  Object.keys(counts)
    .filter((name) => (counts[name] ?? 0) > 0)
    .toSorted()

test('[DK-122, DK-39, DK-90] a copy to hand over has everything about them, to read or for computers, and is in the log', async () => {
  const { number } = await plantOrder('Carla')
  const carla = 'carla@gmial.example'
  const { text } = await lookUp(carla)
  for (const words of [number, 'Order of', '2 photos', 'Message from Carla', 'Newsletter', 'Download a copy'])
    expect(text).toContain(words)
  const before = (await logged()).length
  const file = await copyOf(carla)
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="your-data-${today}.html"`)
  const html = await file.text()
  for (const words of [
    number,
    'The leaves are brown.',
    'Yes, send me care emails',
    'A note to ourselves',
    'The gate sticks',
    'Sentinel message',
    '$260',
    `data:image/jpeg;base64,${Buffer.from('a photo').toString('base64')}`,
  ])
    expect(html).toContain(words)
  expect(html).not.toContain('cents')
  const json = (await (await copyOf(carla, 'json')).json()) as Record<string, unknown[]>
  expect([json['quotes'], json['messages'], json['newsletter']].map((rows) => rows?.length)).toEqual([
    1, 1, 1,
  ])
  expect(JSON.stringify(json)).not.toContain('readToken')
  const entry = { person: rosa.id, action: 'privacy.exported', subject: 'a person' }
  expect((await logged()).slice(before)).toEqual([entry, entry])
})

test('[DK-123, DK-124, QL-33] a planted order goes from every table and from the disk, after a fresh touch only', async () => {
  const files = () => readdirSync(photoFolder).toSorted()
  const filesBefore = files()
  const { id, number } = await plantOrder('Delia')
  const delia = 'delia@gmial.example'
  const { text, html, state: outdated } = await lookUp(delia)
  for (const words of [
    "This will go, and can't be brought back: 1 quote with",
    '2 photos on the server',
    '1 message',
    '1 newsletter sign-up',
    "The desk can't reach: emails already sent",
    `Keep ${number}, an accepted order`,
  ])
    expect(text).toContain(words)
  expect(html).toMatch(/<input[^>]*required=""[^>]*type="checkbox"/)
  const counts = await rowsAbout(id)
  expect(filled(counts)).toEqual(
    expect.arrayContaining(
      ['care_consents', 'emails', 'quote_event_texts', 'quote_events', 'quote_items', 'quote_notes']
        .concat(['visit_details', 'quote_photos', 'quote_versions', 'stock_holds'])
        .map((table) => `${table}.quote_id`),
    ),
  )
  expect(files()).toHaveLength(filesBefore.length + 4)

  await query("update desk_sessions set touched_at = now() - interval '6 minutes' where person_id = $1", [
    rosa.id,
  ])
  expect((await remove(delia, outdated)).status).toBe(403)
  await query('update desk_sessions set touched_at = now() where person_id = $1', [rosa.id])
  await query(
    `insert into contact_submissions (name, email, message) values ('Delia', 'delia@gmial.example', 'One more')`,
  )
  const refused = await remove(delia, outdated)
  expect([refused.status, await plainOf(refused)]).toEqual([
    400,
    expect.stringContaining('Nothing was deleted'),
  ])
  expect(await rowsAbout(id)).toEqual(counts)

  const done = await remove(delia, (await lookUp(delia)).state)
  expect(done.status).toBe(200)
  expect(await plainOf(done)).toContain('1 quote, 2 photos, 2 messages and 1 newsletter sign-up')
  expect(filled(await rowsAbout(id))).toEqual([])
  expect(files()).toEqual(filesBefore)
  const left = await query(`
    select 1 from customers where email ilike 'delia@%' union all select 1 from contact_submissions where email ilike 'delia@%'
    union all select 1 from newsletter_subscriptions where email ilike 'delia@%'
    union all select 1 from pgboss.job where concat(data, output) ilike '%delia@%'`)
  expect(left).toEqual([])
  expect((await lookUp(delia)).text).toContain('Nothing. They may have')
  expect((await desk.get(`/quotes/${number}`, rosa.cookie)).status).toBe(404)
  const [entry] = await query(
    `select details from desk_log where action = 'privacy.deleted' order by id desc limit 1`,
  )
  expect(entry?.['details']).toMatchObject({ quotes: 1, messages: 2, subscriptions: 1, kept: [] })
  expect(JSON.stringify(await query('select * from desk_log'))).not.toMatch(/delia/i)
})

test('[DK-124] every table that refers to a quote goes with it: by cascade', async () => {
  const staying = (await quoteColumns()).filter(({ cascades }) => !cascades)
  expect(staying.filter(({ table }) => table !== 'quotes')).toEqual([])
})

test('[DK-123] a quote that must be kept is kept, and the rest goes', async () => {
  const { id, number } = await plantOrder('Ines')
  const ines = 'ines@gmial.example'
  const done = await remove(ines, (await lookUp(ines)).state, { keep: number })
  expect(await plainOf(done)).toContain(`Kept, as you chose: ${number}`)
  expect((await rowsAbout(id))['quotes.id']).toBe(1)
  expect(await query(`select 1 from contact_submissions where email ilike 'ines@%'`)).toEqual([])
})

test('[DK-125] the log says who did what and when, in pages, by person or kind', async () => {
  const luis = await desk.signIn('Luis')
  const { id, number } = await storeRequest(query, { firstName: 'Log', hoursAgo: 1 })
  await query(
    `insert into desk_log (person_id, action, subject, details)
     select $1, 'stock.counted', 'inventory ' || min(id), '{"before": {"isOut": false, "count": 5}, "after": {"isOut": false, "count": 3}}'
     from inventory group by id order by id limit 60`,
    [luis.id],
  )
  await query(
    `insert into desk_log (person_id, action, subject, details) values ($1, 'quote.offered', $2, '{"event": 2}'),
      (null, 'setting.changed', 'setting company_phone', '{"from": null, "to": "(830) 555-0100"}')`,
    [luis.id, `quote ${id}`],
  )
  const first = await load('/settings/log')
  expect(first.text).toContain(
    'Changed a setting : The phone number , from nothing to (830) 555-0100 The command line',
  )
  expect(first.text).toContain(`Sent an official quote : ${number} Luis`)
  expect(first.html).toContain(`href="/quotes/${number}"`)
  expect(first.text).toMatch(/Changed the count : [^:]+, \S+ gal , from 5 to 3 Luis/)
  const older = /href="(\/settings\/log\?[^"]*before=\d+[^"]*)"/
    .exec(first.html)?.[1]
    ?.replaceAll('&amp;', '&')
  expect(older).toBeDefined()
  const second = await load(older ?? '')
  expect(second.text).not.toContain(number)
  expect(second.text).toContain('Changed the count')
  expect(second.text).toContain('Newest')
  expect((await load('/settings/log?before=z')).text).toContain(number)
})

test('[DK-129] People is a step away from the settings', async () => {
  expect((await load('/settings/log')).html).toContain('href="/people"')
})
