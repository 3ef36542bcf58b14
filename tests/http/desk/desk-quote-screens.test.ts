import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { termsVersion } from '#domain/quotes/quote.ts'
import { editedFrom } from '#domain/quotes/draft/edit-quote.ts'
import { readToday } from '#server/desk/today.ts'
import { findDeskQuote } from '#server/quotes/desk/desk-quote.ts'
import { getNewestVersion } from '#server/quotes/quote-versions.ts'
import { readDeskQuoteList } from '#server/quotes/desk/desk-quote-list.ts'
import { readDeskQuote } from '#server/quotes/desk/desk-quote-page.ts'
import { doubtAbout, offeredDays } from '#domain/visits/offered-days.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { storeCustomerEvent, storeOrder, storeQuote } from '#tests/support/stored-quote.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const files = temporaryFolder()
const { owner, get, post, signIn, query } = await startDesk({ PRIVATE_FILES: files })
const rosa = await signIn('Rosa')
const luis = await signIn('Luis')
const today = nurseryDay(new Date())

/** The response of a form's action, as the page's script reads it. */
const act = async (number: string, fields: Record<string, string>, cookie = rosa.cookie) =>
  (
    await post(`/${fields['intent'] === 'done' ? 'calendar' : 'quotes'}/${number}.data`, cookie, fields)
  ).text()
const draftNow = async (number: string) => {
  const { id, seq } = await findDeskQuote(number, new Date())
  return editedFrom(await getNewestVersion(id), seq)
}
const logOf = async (quoteId: number) =>
  (
    await owner.query<{ action: string; person_id: number }>(
      'select action, person_id::int from desk_log where subject = $1 order by id',
      [`quote ${quoteId}`],
    )
  ).rows.map(({ action, person_id: person }) => [action, person])
const lastEvent = async (quoteId: number) =>
  (
    await owner.query<{ seq: number; kind: string; actor: string; state: string }>(
      'select seq, kind, actor, state from quote_events where quote_id = $1 order by seq desc limit 1',
      [quoteId],
    )
  ).rows[0]

test('[SP-06] the desk sees that a customer writes in Spanish', async () => {
  const { id, number } = await storeQuote(query)
  expect(await (await get(`/quotes/${number}`, rosa.cookie)).text()).not.toContain('writes in Spanish')
  await owner.query("update quotes set language = 'es' where id = $1", [id])
  expect(await (await get(`/quotes/${number}`, rosa.cookie)).text()).toContain('writes in Spanish')
})

test('[DK-40, DK-38, DK-36] without a tax rate nothing is sent, a quote is sent by one of two people, and the log has both', async () => {
  const { id, number } = await storeQuote(query)
  const draft = JSON.stringify(await draftNow(number))
  expect(await act(number, { intent: 'send', draft })).toContain('The sales tax isn’t set yet.')
  expect(await (await get(`/quotes/${number}`, rosa.cookie)).text()).toContain('href="/settings/tax"')
  await owner.query(`insert into company_settings (setting_key, setting_value, setting_type)
    values ('sales_tax_percent', '"8.25"', 'string'), ('sales_tax_on', '"plants"', 'string')`)

  const withoutFee = JSON.stringify({ ...(await draftNow(number)), deliveryFee: '' })
  expect(await act(number, { intent: 'send', draft: withoutFee })).toContain(
    'has a delivery fee or is picked up',
  )

  expect(await act(number, { intent: 'send', draft }, luis.cookie)).toContain('Sent.')
  expect(await lastEvent(id)).toMatchObject({ kind: 'offered', actor: `person ${luis.id}`, state: 'quoted' })
  expect(await act(number, { intent: 'send', draft })).toContain('Something happened')
  expect(await logOf(id)).toEqual([['quote.offered', luis.id]])
  const seen = await readDeskQuote(number, new Date())
  expect(seen.story[0]?.title).toBe('Luis sent version 2')
  expect(seen.versions[1]?.totals).toMatchObject({ grandTotalCents: 44_500 + 1650, taxCents: 1650 })
})

test('[QL-08] what the customer is doing at the same moment goes first, and the desk is told', async () => {
  const { id, number } = await storeQuote(query)
  const draft = JSON.stringify(await draftNow(number))
  await owner.query("select pg_advisory_lock(hashtext('hctc quote'), $1)", [id])
  expect(await act(number, { intent: 'send', draft })).toContain('Something happened')
  await owner.query("select pg_advisory_unlock(hashtext('hctc quote'), $1)", [id])
  expect(await act(number, { intent: 'send', draft })).toContain('Sent.')
})

test('[DK-42, DK-38] a change is answered, a day agreed, moved, called off and done, each by a person', async () => {
  const { id, number, inventoryId } = await storeQuote(query)
  await act(number, { intent: 'send', draft: JSON.stringify(await draftNow(number)) })
  await storeCustomerEvent(query, id, {
    kind: 'accepted',
    record: { state: 'accepted', accepted: { version: 2, validUntil: addDays(today, 30) } },
  })
  await storeCustomerEvent(query, id, {
    kind: 'change-asked',
    record: { hasOpenChange: true, waitingSince: new Date().toISOString() },
    words: 'One more, please.',
  })
  const afterEvent = async () => String((await lastEvent(id))?.seq)
  const day = { day: today, hour: '8' }
  expect(await act(number, { intent: 'agree', ...day, afterEvent: '1' })).toContain('Something happened')
  expect(await act(number, { intent: 'agree', ...day, afterEvent: await afterEvent() })).toContain(
    'One more, please.',
  )
  const steps: Record<string, string>[] = [
    { intent: 'agree', ...day, despiteChange: 'on' },
    { intent: 'settle', words: 'That was the last one.' },
    { intent: 'move', day: addDays(today, 1), hour: '' },
    { intent: 'call-off', words: 'Rain' },
    { intent: 'agree', ...day },
    { intent: 'done', day: today, lines: '[{"line": 1, "outcome": "planted"}]' },
  ]
  await owner.query('update inventory set quantity_available = 5 where id = $1', [inventoryId])
  const shown = async () => (await get(`/quotes/${number}`, rosa.cookie)).text()
  expect(await shown()).toContain('Agree on this day')
  for (const step of steps) {
    expect(await act(number, { ...step, afterEvent: await afterEvent() }), step['intent']).toContain('done')
    expect((await shown()).includes('Mark as done'), step['intent']).toBe(
      ['agree', 'settle'].includes(step['intent'] ?? ''),
    )
  }
  expect(await lastEvent(id)).toMatchObject({ kind: 'done', state: 'planted' })
  const { rows: stock } = await owner.query('select quantity_available from inventory where id = $1', [
    inventoryId,
  ])
  expect(stock).toEqual([{ quantity_available: 3 }])
  expect((await logOf(id)).map(([action]) => action)).toEqual([
    'quote.offered',
    'quote.day-agreed',
    'quote.change-settled',
    'quote.day-moved',
    'quote.day-called-off',
    'quote.day-agreed',
    'quote.done',
  ])
})

test('[DK-42] a question and a report are answered, a quote is closed, and a fee waived', async () => {
  const actNow = async ({ id, number }: { id: number; number: string }, fields: Record<string, string>) =>
    act(number, { ...fields, afterEvent: String((await lastEvent(id))?.seq) })
  const order = await storeOrder(query, { day: today })
  await actNow(order, { intent: 'done', day: today, lines: '[{"line": 1, "outcome": "planted"}]' })
  expect(await actNow(order, { intent: 'answer' })).toContain('Nothing of this kind is open')
  await storeCustomerEvent(query, order.id, { kind: 'asked', record: { openQuestions: 1 }, words: 'Mulch?' })
  expect(await actNow(order, { intent: 'answer', words: 'Three inches.' })).toContain('Answered.')
  await storeCustomerEvent(query, order.id, {
    kind: 'reported',
    record: { openReports: 1 },
    words: 'It is dry.',
  })
  expect(await actNow(order, { intent: 'answer-report', words: 'We come by.' })).toContain('Answered.')
  expect(await lastEvent(order.id)).toMatchObject({ kind: 'report-answered', state: 'planted' })

  const request = await storeQuote(query)
  expect(await actNow(request, { intent: 'agree', day: today, hour: '' })).toContain('is requested, so this')
  expect(await actNow(request, { intent: 'close', words: 'Called twice' })).toContain('The quote is closed.')
  expect(await actNow(request, { intent: 'waive' })).toContain('is lost, so this')

  const canceled = await storeOrder(query)
  await storeCustomerEvent(query, canceled.id, {
    kind: 'canceled',
    record: { state: 'declined', canceledFeeCents: 20_000 },
  })
  expect(await (await get(`/quotes/${canceled.number}`, rosa.cookie)).text()).toContain('Waive the fee')
  expect(await actNow(canceled, { intent: 'waive' })).toContain('The fee is waived.')
})

test('[DK-141, DK-143] Text and Mail ask for what is next, and a day comes with its warnings', async () => {
  const { id, number, token } = await storeQuote(query)
  const wordsNow = async () => {
    const { contactLinks } = await readDeskQuote(number, new Date())
    return [contactLinks.text, contactLinks.mail].map((link) =>
      decodeURIComponent(/body=(.*)$/.exec(link ?? '')?.[1] ?? ''),
    )
  }
  const said = (words: string, url: string) =>
    Array.from({ length: 2 }, () => `Hi Dana, this is Hill Country Tree Company. ${words} ${url}`)
  const page = `https://trees.example/quote/${token}`
  expect(await wordsNow()).toEqual(said('Your quote is here:', page))
  await act(number, { intent: 'send', draft: JSON.stringify(await draftNow(number)) })
  expect(await wordsNow()).toEqual(said('Your quote is here:', page))
  await query("update quote_versions set created_at = now() - interval '2 days' where quote_id = $1", [id])
  expect(await wordsNow()).toEqual(said('Have you had a chance to look at your quote? It’s here:', page))

  await storeCustomerEvent(query, id, {
    kind: 'accepted',
    record: { state: 'accepted', accepted: { version: 2, validUntil: addDays(today, 30) } },
  })
  const { dayNeeds, choices } = await readDeskQuote(number, new Date())
  expect(doubtAbout(choices[0], dayNeeds)).toContain('too late to call 811')
  expect(offeredDays(dayNeeds, choices).length).toBeGreaterThan(0)

  for (const step of [
    { intent: 'agree', day: today, hour: '8' },
    { intent: 'done', day: today, lines: '[{"line": 1, "outcome": "planted"}]' },
  ])
    await act(number, { ...step, afterEvent: String((await lastEvent(id))?.seq) })
  expect(await wordsNow()).toEqual(
    said('Your order is done. What was done, and what it came to, is here:', page),
  )
  await query(
    `insert into company_settings (setting_key, setting_value, setting_type) values ('review_page', to_jsonb($1::text), 'string')`,
    ['https://reviews.example/us'],
  )
  expect(await wordsNow()).toEqual(
    said('Thank you for your order. Would you tell others how it went?', 'https://reviews.example/us'),
  )
  // Whoever has a problem isn't asked for a review.
  await storeCustomerEvent(query, id, {
    kind: 'reported',
    record: { openReports: 1, waitingSince: new Date().toISOString() },
    words: 'It looks dry.',
  })
  expect(await wordsNow()).toEqual(said('Your quote is here:', page))
})

test('[DK-155, QF-04] who the customer is can be corrected; the log has the fields, and nobody’s correction is overwritten', async () => {
  const { id, number } = await storeQuote(query)
  const { customer } = await readDeskQuote(number, new Date())
  const correct = (changes: object, was: object = customer) =>
    act(number, {
      intent: 'customer',
      details: JSON.stringify({ ...customer, ...changes }),
      was: JSON.stringify(was),
    })
  expect(await correct({ phone: '555' })).toContain('Phone must be 10 digits')
  expect(await correct({ phone: '', email: '' })).toContain('Please provide either email or phone')
  expect(await correct({ phone: '(830) 555-0162', address: '' })).toContain('Nothing was sent.')
  expect(await correct({ phone: '2105550000' })).toContain('Someone else has just changed this.')
  expect((await readDeskQuote(number, new Date())).customer).toEqual({
    ...customer,
    phone: '8305550162',
    address: '',
  })
  const { rows } = await owner.query('select action, details from desk_log where subject = $1', [
    `quote ${id}`,
  ])
  expect(rows).toEqual([{ action: 'customer.changed', details: { fields: ['phone', 'address'] } }])
  expect((await lastEvent(id))?.kind).toBe('requested')
})

test('[DK-156, QL-02, DK-147] a yes by phone with its day is one step, recorded by the desk, and no signature', async () => {
  const { id, number, token } = await storeQuote(query, {
    firstName: 'Wilma',
    lastName: 'Krause',
    email: null,
  })
  await act(number, { intent: 'send', draft: JSON.stringify(await draftNow(number)) })
  const afterEvent = async () => String((await lastEvent(id))?.seq)
  expect((await readDeskQuote(number, new Date())).next.title).toBe('Quoted, not told')
  const yes = async (fields: Record<string, string>) =>
    act(number, {
      intent: 'said-yes',
      who: 'Wilma Krause',
      when: '',
      version: '2',
      termsWere: 'read',
      heard: 'on',
      hour: '8',
      afterEvent: await afterEvent(),
      ...fields,
    })
  expect(await yes({ heard: '' })).toContain('check that they said yes')
  expect(await yes({ when: `${addDays(today, 1)}T08:00` })).toContain('later than now')
  expect(await yes({ version: '1' })).toContain('Another version')
  expect(await yes({ day: addDays(today, -1) })).toContain('That day is over.')
  expect((await lastEvent(id))?.kind).toBe('offered')

  const day = addDays(today, 20)
  expect(await yes({ day, when: `${addDays(today, -1)}T10:12` })).toContain('The yes is recorded.')
  const seen = await readDeskQuote(number, new Date())
  expect(seen).toMatchObject({ state: 'scheduled', acceptedVersion: 2, plantingDay: { day, arrivalHour: 8 } })
  expect(seen.story[1]?.title).toMatch(
    /^Rosa recorded a yes to version 2 by phone. Wilma Krause said so on .* at 10:12 AM, with the terms read out$/,
  )
  expect(decodeURIComponent(seen.contactLinks.text ?? '')).toContain(`/quote/${token}`)
  expect(await logOf(id)).toEqual([
    ['quote.offered', rosa.id],
    ['quote.said-yes', rosa.id],
    ['quote.day-agreed', rosa.id],
  ])
  const { rows } = await owner.query(
    "select actor, details ->> 'terms' as terms from quote_events where quote_id = $1 and kind = 'said-yes'",
    [id],
  )
  expect(rows).toEqual([{ actor: `person ${rosa.id}`, terms: termsVersion }])
  expect((await owner.query('select from stock_holds where quote_id = $1', [id])).rowCount).toBe(1)
})

test('[DK-156, DK-147] a customer is told, and says no', async () => {
  const { id, number } = await storeQuote(query, { email: null })
  await act(number, { intent: 'send', draft: JSON.stringify(await draftNow(number)) })
  const afterEvent = async () => String((await lastEvent(id))?.seq)
  expect(await act(number, { intent: 'told', afterEvent: await afterEvent() })).toContain('Recorded.')
  expect((await readDeskQuote(number, new Date())).next.title).toBe('With the customer')
  const no = { intent: 'said-no', who: 'Dana Ruiz', when: '' }
  expect(await act(number, { ...no, afterEvent: await afterEvent() })).toContain('The no is recorded.')
  expect(await lastEvent(id)).toMatchObject({ kind: 'said-no', state: 'declined' })
  expect(await act(number, { intent: 'take-back', afterEvent: await afterEvent() })).toContain('taken back')
  expect(await lastEvent(id)).toMatchObject({ kind: 'said-by-mistake', state: 'quoted' })
  expect(await act(number, { intent: 'take-back', afterEvent: await afterEvent() })).toContain(
    'Nothing of this',
  )

  const day = addDays(today, 1)
  const yes = { intent: 'said-yes', who: 'Dana', when: '', version: '2', termsWere: 'read', heard: 'on' }
  await act(number, { ...yes, day, hour: '8', afterEvent: await afterEvent() })
  // They were on the phone, so nothing waits for their yes to the day.
  const { plantingDay, next } = await readDeskQuote(number, new Date())
  expect(plantingDay).toEqual({ day, arrivalHour: 8 })
  expect(next.note).not.toContain('not confirmed')
})

test('[DK-157, DK-158, QF-02] a caller’s quote is started with a phone number and a ZIP code, and sent like any other', async () => {
  const key = randomUUID()
  const jo = { firstName: 'Jo', lastName: 'Lange', phone: '(512) 555-0173', email: '', zipCode: '78006' }
  const start = async (details: object, attempt = key) => {
    const response = await post('/quotes/new.data', rosa.cookie, {
      intent: 'start',
      details: JSON.stringify(details),
      key: attempt,
    })
    const text = await response.text()
    return /HCT-\d\d-\w{4}-\w{4}/.exec(text)?.[0] ?? text
  }
  expect(await start({ ...jo, phone: '' })).toContain('Please provide either email or phone')
  const number = await start(jo)
  expect(await start(jo)).toBe(number)
  const seen = await readDeskQuote(number, new Date())
  expect(seen).toMatchObject({
    state: 'requested',
    customer: { phone: '5125550173', city: 'Boerne', address: '', email: null },
    contactLinks: { text: null, mail: null },
  })
  expect(seen.story.map(({ title, email }) => [title, email])).toEqual([
    ['Rosa started the quote, by phone or at the yard', null],
  ])
  const { id } = await findDeskQuote(number, new Date())
  expect(await logOf(id)).toEqual([['quote.started', rosa.id]])
  expect((await readToday(new Date())).answer.rows.find((row) => row.number === number)).toMatchObject({
    title: 'Not finished.',
    contactLinks: { text: null },
  })

  const { inventoryId } = await storeQuote(query)
  const draft = await draftNow(number)
  const plant = {
    key: 0,
    inventoryId,
    quantity: 2,
    price: '100',
    planting: '85',
    reason: 'Told on the phone',
  }
  const filled = { ...draft, plants: [{ ...plant, isPlantedByUs: true, cages: 0 }] }
  expect(await act(number, { intent: 'send', draft: JSON.stringify(filled) })).toContain('Sent.')
  expect(await readDeskQuote(number, new Date())).toMatchObject({
    state: 'quoted',
    next: { title: 'Quoted, not told' },
  })

  const found = await post('/quotes/new.data', rosa.cookie, {
    intent: 'find',
    phone: '5125550173',
    email: '',
  })
  expect(await found.text()).toContain(number)
  const again = await start({ ...jo, firstName: 'Beth' }, randomUUID())
  expect((await readDeskQuote(again, new Date())).others.map((other) => other.number)).toEqual([number])
})

test('[DK-39, DK-41] notes and photos are for people who are signed in', async () => {
  const { id, number } = await storeQuote(query)
  const other = await storeQuote(query)
  expect(await act(number, { intent: 'note', words: ' ' })).toContain('write something first')
  await act(number, { intent: 'note', words: 'Gate 2281\u0000' })
  expect((await readDeskQuote(number, new Date())).notes).toMatchObject([{ who: 'Rosa', words: 'Gate 2281' }])
  expect(await logOf(id)).toEqual([['quote.noted', rosa.id]])

  const { rows } = await owner.query<{ photo_key: string }>(
    'insert into quote_photos (quote_id, width, height) values ($1, 4, 3) returning photo_key',
    [id],
  )
  const key = rows[0]?.photo_key ?? ''
  mkdirSync(join(files, 'quote-photos'))
  writeFileSync(join(files, 'quote-photos', `${key}.small.jpg`), 'a picture')
  const photo = (of: string, cookie: string) => get(`/quotes/${of}/photos/small/${key}`, cookie)
  const shown = await photo(number, rosa.cookie)
  expect([shown.status, shown.headers.get('Content-Type'), await shown.text()]).toEqual([
    200,
    'image/jpeg',
    'a picture',
  ])
  expect(shown.headers.get('Cache-Control')).toContain('no-store')
  expect((await photo(number, '')).status).toBe(302)
  expect((await photo(other.number, rosa.cookie)).status).toBe(404)
  expect((await photo(number, (await signIn('Yara', 'yard')).cookie)).status).toBe(403)
})

test('[DK-183] what is rarely needed on a quote is one line each until it is used', async () => {
  const { number } = await storeQuote(query)
  const page = async () => (await get(`/quotes/${number}`, rosa.cookie)).text()
  const opened = (html: string) =>
    ['Discount', 'Valid until', 'Message to Dana', 'Payment link'].map((title) =>
      new RegExp(`<details([^>]*)><summary[^>]*><span[^>]*>${title}<`).exec(html)?.[1]?.includes(' open'),
    )
  expect(opened(await page())).toEqual([false, false, false, false])
  const paymentUrl = 'https://pay.example/1'
  await act(number, { intent: 'send', draft: JSON.stringify({ ...(await draftNow(number)), paymentUrl }) })
  expect(opened(await page())).toEqual([false, false, false, true])
})

test('a red oak for Boerne comes with a question for the customer', async () => {
  const { number } = await storeQuote(query, { city: 'Boerne', plant: 'Texas Red Oak' })
  expect(await (await get(`/quotes/${number}`, rosa.cookie)).text()).toContain(
    'Inside Boerne city limits, planting red oaks is prohibited.',
  )
})

test('[DK-31, DK-30, DK-43] with 1,000 quotes the list and a quote are found in less than 50 ms', async () => {
  await storeQuote(query, { firstName: 'Marisol', city: 'Bulverde', phone: '8305559999' })
  const { number, id: quoteId } = await storeQuote(query)
  await owner.query(`
    create temporary table copies as select n, n + 1000000 as id from generate_series(1, 1000) n;
    insert into customers (id, first_name, last_name, phone, address) overriding system value
      select id, 'Dana', 'Ruiz', '8305550142', 'x' from copies;
    insert into quotes (id, quote_number, customer_id, terms_version, terms_accepted_at, idempotency_key, body_hash, page_token,
        created_at)
      overriding system value
      select copies.id, 'HCT-25-TEST-' || lpad(n::text, 4, '0'), copies.id, terms_version, now(), 'copy' || lpad(n::text, 18, '0'),
        body_hash, 'copy' || lpad(n::text, 18, '0'), now() - n * interval '1 hour'
      from quotes, copies where quote_number = '${number}';
    insert into quote_versions (quote_id, version, is_official, subtotal_cents, labor_cents, delivery_cents, grand_total_cents,
        valid_until)
      select copies.id, 1, false, subtotal_cents, labor_cents, delivery_cents, grand_total_cents, valid_until
      from quote_versions, copies where quote_id = ${quoteId};
    insert into quote_events (quote_id, seq, kind, actor, state, details, record)
      select copies.id, 1, kind, actor, state, details,
        record || jsonb_build_object('waitingSince', now() - n * interval '1 hour')
      from quote_events, copies where quote_id = ${quoteId};
    analyze`)
  const all = { group: null, search: '', page: 1 } as const
  const find = async (search: string) => {
    const { quotes } = await readDeskQuoteList({ ...all, search }, new Date())
    return quotes.map(({ name }) => name)
  }
  for (const search of ['marisol', 'Ruiz bulverde', '(830) 555-9999', '830-555-9999', '8305559999', '9999'])
    expect(await find(search), search).toEqual(['Marisol Ruiz'])
  expect(await find('hct 25 test 0500')).toEqual(['Dana Ruiz'])

  const milliseconds = async (read: () => Promise<unknown>) => {
    const begin = performance.now()
    await read()
    return performance.now() - begin
  }
  // Until the machine, busy with other tests, leaves it a moment.
  const atLast = { timeout: 10_000, interval: 100 }
  await expect
    .poll(() => milliseconds(() => readDeskQuoteList({ ...all, group: 'open' }, new Date())), atLast)
    .toBeLessThan(50)
  await expect.poll(() => milliseconds(() => readDeskQuote(number, new Date())), atLast).toBeLessThan(50)

  const { quotes, groups, pages } = await readDeskQuoteList({ ...all, group: 'open' }, new Date())
  expect([quotes.length, pages > 20, groups[0]?.quotes]).toEqual([30, true, expect.any(Number)])
  expect(quotes[0]?.next.isLate).toBe(true)
  const page = await (await get('/quotes?q=marisol', rosa.cookie)).text()
  expect(page).toContain('Bulverde')
})

test('the list says how many quotes are open, and a search how many it found', async () => {
  const noteOf = async (path: string) =>
    / (open|found)</.exec(await (await get(path, rosa.cookie)).text())?.[1]
  expect(await noteOf('/quotes')).toBe('open')
  expect(await noteOf('/quotes?q=zzzz')).toBe('found')
})
