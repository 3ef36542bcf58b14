import { expect, test } from 'vitest'
import { closeDatabase, useDatabase } from '#server/platform/database/database.ts'
import { roleUrl } from '#server/platform/database/roles.ts'
import { deletePerson, exportPerson, findDeletable, readPerson } from '#server/privacy/privacy-requests.ts'
import { forgetExpiredOnceADay } from '#server/desk/daily-tasks.ts'
import { closeQueue } from '#server/mail/queue.ts'
import { closeAfterAll, useDatabaseAsWeb } from '#tests/support/site.ts'
import { storeCustomerEvent, storeQuote } from '#tests/support/stored-quote.ts'

const { ownerUrl, owner, query } = await useDatabaseAsWeb()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })
closeAfterAll()
useDatabase(roleUrl(ownerUrl, 'desk'), { poolSize: 2, statementTimeoutMs: 10_000 })

/** The number of deleted quotes, messages and newsletter rows. */
async function remove(typed: string, kept: string[] = []) {
  const gone = await deletePerson({ person: readPerson(typed), kept, personId: null })
  return [gone.quotes, gone.messages, gone.subscriptions]
}

const hex = (text: string) => Buffer.from(text.padEnd(16, 'x')).toString('hex').slice(0, 32)
const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 24 * 3_600_000)

/** A customer with a quote, its lines, decisions and emails. */
async function plantQuote(
  email: string | null,
  at = new Date(),
  replaces: number | null = null,
): Promise<number> {
  const { id } = await storeQuote(query, {
    lastName: 'Sentinel',
    email,
    phone: '8305550117',
    notes: 'Sentinel notes',
    at,
  })
  await storeCustomerEvent(query, id, {
    kind: 'change-asked',
    record: { hasOpenChange: true },
    words: 'Sentinel words',
  })
  await owner.query(`
    update quotes set replaces_quote_id = ${replaces} where id = ${id};
    insert into emails (type, quote_id, seq, recipient_key, reason) values ('business', ${id}, 1, null, null),
      ('customer', ${id}, 1, sha256('k'), '550 <${email ?? 'x'}> no such mailbox');
    insert into care_consents values (${id}, md5('${id}'), now(), 'Sentinel wording');
    insert into emails (type, quote_id, care_kind) values ('care', ${id}, 'week-1')`)
  return id
}

const tables = [
  'customers',
  'quotes',
  'quote_items',
  'emails',
  'quote_versions',
  'quote_events',
  'quote_event_texts',
  'care_consents',
  'contact_submissions',
  'newsletter_subscriptions',
]
const rowsOf = async (name: string) => (await owner.query(`select * from ${name}`)).rows as unknown[]

/** All tables with personal data, as one text. */
async function everything(): Promise<string> {
  const parts: string[] = []
  for (const name of tables) parts.push(JSON.stringify(await rowsOf(name)))
  return parts.join('\n')
}

async function counts(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const name of tables) counted[name] = (await rowsOf(name)).length
  return counted
}

test("[QL-33, CA-30] a person's data is exported, by any spelling of the address, and deleted, and nobody else's", async () => {
  const first = await plantQuote('ann@example.com')
  await plantQuote('Ann+Trees@Example.com', new Date(), first)
  await plantQuote('joann@example.com')
  await plantQuote(null)
  await owner.query(`
    insert into contact_submissions (name, email, phone, message) values ('Ann', 'ANN@example.com', '(830) 555-0117', 'Sentinel message');
    insert into contact_submissions (name, email, message) values ('Jo', 'joann@example.com', 'Another');
    insert into newsletter_subscriptions (mailbox, mailbox_key, email, token, consent, confirmed_at)
      values ('ann@example.com', 'ann', 'ann@example.com', '${hex('ann')}', 'Sentinel consent', now()),
        ('joann@example.com', 'jo', 'joann@example.com', '${hex('jo')}', 'yes', now())`)
  const ann = readPerson('ann@example.com')
  const data = await exportPerson(ann, null)
  expect([data.quotes, data.messages, data.newsletter].map((rows) => rows.length)).toEqual([2, 1, 1])
  expect(data.quotes.map(({ emails }) => emails.length)).toEqual([3, 3])
  expect(JSON.stringify(data)).not.toContain('joann')
  expect(() => readPerson('nobody')).toThrow('neither an email address nor a phone number')
  await expect(findDeletable(ann, ['HCT-26-9999-9999'])).rejects.toThrow("isn't one of their quotes")
  await expect(remove('ann@example.com', ['HCT-26-9999-9999'])).rejects.toThrow("isn't one of their quotes")
  expect((await findDeletable(ann, [])).quotes).toHaveLength(2)
  expect(await counts()).toMatchObject({ quotes: 4 })
  expect(await remove('ann@example.com')).toEqual([2, 1, 1])
  const left = await everything()
  expect(left).not.toMatch(/[^o]ann(\+trees)?@example\.com/i)
  expect(left).not.toContain('Sentinel message')
  expect(left).toContain('joann@example.com')
  expect(await counts()).toMatchObject({
    customers: 2,
    quotes: 2,
    quote_items: 2,
    emails: 6,
    quote_versions: 2,
    quote_event_texts: 2,
    care_consents: 2,
  })
})

test('all spellings of one mailbox are one person', async () => {
  const before = await counts()
  await plantQuote('Mary.Ann@gmail.com')
  await plantQuote('maryann+trees@googlemail.com')
  await plantQuote('mary-ann@gmail.com')
  await owner.query(`
    insert into contact_submissions (name, email, message) values ('Mary', 'm.aryann@gmail.com', 'x')`)
  expect(await remove('maryann@gmail.com')).toEqual([2, 1, 0])
  const left = await everything()
  expect(left).not.toMatch(/m\.?ary\.?a\.?nn@/i)
  expect(left).toContain('mary-ann@gmail.com')
  await remove('mary-ann@gmail.com')
  expect(await counts()).toEqual(before)
})

test('a person who gave only a phone number is found by it', async () => {
  const [kept] = await query('select quote_number as number from quotes order by id limit 1', [])
  expect((await remove('+1 830-555-0117', [String(kept?.['number'])]))[0]).toBe(1)
  expect(await counts()).toMatchObject({ quotes: 1, customers: 1 })
})

test('[QL-33] once a day, one of two workers deletes data past its retention, in batches', async () => {
  const old = await plantQuote('old@example.com', yearsAgo(5.01))
  for (let more = 0; more < 4; more += 1) await plantQuote(`old${more}@example.com`, yearsAgo(6))
  await plantQuote('young@example.com', yearsAgo(4.9), old)
  await owner.query(`
    insert into contact_submissions (name, email, message, submitted_at) select 'Old', 'old@example.com', 'x', now() - interval '5 years 1 day'
      from generate_series(1, 450);
    insert into known_distances select sha256(n::text::bytea), 1, 1, now() - interval '31 days' from generate_series(1, 450) n;
    insert into known_distances values (sha256('young'), 1, 1, now() - interval '29 days');
    insert into rate_limits select sha256(n::text::bytea), now() - interval '1 minute', 1 from generate_series(1, 450) n`)
  // From here on as the worker.
  await closeQueue()
  await closeDatabase()
  const now = new Date()
  await Promise.all([forgetExpiredOnceADay(now), forgetExpiredOnceADay(now)])
  const left = await everything()
  expect(left).not.toMatch(/"old\d?@example\.com/)
  expect(left).toContain('young@example.com')
  const { rows } = await owner.query('select result from daily_runs')
  expect(rows).toEqual([
    { result: { quotes: 5, messages: 450, distances: 450, counters: 450, photos: 0, desk: 0 } },
  ])
  await owner.query("insert into known_distances values (sha256('later'), 1, 1, now() - interval '31 days')")
  await forgetExpiredOnceADay(now)
  expect((await owner.query('select count(*)::int as kept from known_distances')).rows).toEqual([{ kept: 2 }])
  await forgetExpiredOnceADay(new Date(now.getTime() + 86_400_000))
  expect((await owner.query('select count(*)::int as kept from known_distances')).rows).toEqual([{ kept: 1 }])
})
