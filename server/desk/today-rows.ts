import { sql } from 'kysely'
import type { QuoteStanding } from '#domain/desk/today.ts'
import { overStates, type EventKind } from '#domain/quotes/lifecycle/events.ts'
import { db } from '#server/platform/database/database.ts'

// Reads for the desk's Today page.

/** Quotes about which there may be something to do, as their last event left them. */
export async function listStandings(): Promise<QuoteStanding[]> {
  const { rows } = await sql<QuoteStanding>`
    select last.quote_id, record, case when last.state = 'accepted' then (
      select max(at) from quote_events accepted where accepted.quote_id = last.quote_id and kind in ('accepted', 'said-yes')) end as accepted_at,
      (select max(at) from quote_events offered
        where offered.quote_id = last.quote_id and kind in ('offered', 'told')) as offered_at,
      (select max(at) from desk_log
        where subject = 'quote ' || last.quote_id and action = 'quote.follow-up-put-off') as snoozed_at,
      case when last.state in ('accepted', 'scheduled') then (
        select json_agg(json_build_object('name', line.plant_name, 'containerSize', container_size, 'quantity', quantity,
          'at', deleted_at, 'who', (
            select name from desk_log join desk_people on desk_people.id = person_id
            where subject = 'inventory ' || inventory_id and action = 'stock.counted' and desk_log.at >= deleted_at
            order by desk_log.at desc limit 1)) order by line)
        from quote_items line join inventory on inventory.id = inventory_id
        where line.quote_id = last.quote_id and version = (record -> 'accepted' ->> 'version')::int
          and deleted_at is not null) end as out_lines
    from quote_events last
    where (last.state <> all (${['planted', 'closed', ...overStates]})
        or last.state in ('planted', 'closed') and record ->> 'waitingSince' is not null
        or coalesce(record -> 'done' ->> 'owedCents', record ->> 'canceledFeeCents', '0')
          <> record ->> 'receivedCents')
      and not exists (select from quote_events later where later.quote_id = last.quote_id and later.seq > last.seq)`.execute(
    db(),
  )
  return rows
}

/** `words`: the kind of event whose words are shown, if any. */
export type WantedQuote = { quoteId: number; version: number; words: EventKind | null }

export type ShownQuote = {
  quoteId: number
  number: string
  pageToken: string
  firstName: string
  lastName: string
  city: string
  email: string | null
  phone: string | null
  grandTotalCents: number
  offeredAt: Date
  isOfficial: boolean
  photos: number
  /** The weeks they prefer, as stored. */
  weeks: string | null
  words: string | null
}

/** The words of the last event of a kind. */
const lastWords = (kind: ReturnType<typeof sql>) => sql<string | null>`(
  select words from quote_events event left join quote_event_texts using (quote_id, seq)
  where event.quote_id = quotes.id and kind = ${kind} order by event.seq desc limit 1)`

const inParallel = (wanted: readonly WantedQuote[]) => sql`unnest(
  ${wanted.map(({ quoteId }) => quoteId)}::bigint[], ${wanted.map(({ version }) => version)}::int[],
  ${wanted.map(({ words }) => words)}::text[]) as wanted (quote_id, version, words)`

export async function listShownQuotes(wanted: readonly WantedQuote[]): Promise<ShownQuote[]> {
  const { rows } = await sql<ShownQuote>`
    select quotes.id as quote_id, quote_number as number, page_token, first_name, last_name, city, email, phone,
      shown.grand_total_cents, shown.created_at as offered_at, is_official,
      (select count(*)::int from quote_photos where quote_id = quotes.id) as photos,
      ${lastWords(sql`'window-chosen'`)} as weeks, 
      case wanted.words when 'requested' then nullif(project_notes, '') else ${lastWords(sql`wanted.words`)} end as words
    from ${inParallel(wanted)}
    join quotes on quotes.id = wanted.quote_id
    join customers on customers.id = customer_id
    join quote_versions shown on shown.quote_id = wanted.quote_id and shown.version = wanted.version`.execute(
    db(),
  )
  return rows
}

export type ShownLine = {
  quoteId: number
  name: string
  containerSize: string
  quantity: number
  /** Null if nobody counted it. */
  available: number | null
}

export async function listShownLines(wanted: readonly WantedQuote[]): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select line.quote_id, plant_name as name, container_size, quantity, available
    from ${inParallel(wanted)}
    join quote_items line on line.quote_id = wanted.quote_id and line.version = wanted.version
    left join available_stock using (inventory_id)
    where plant_id is not null
    order by line.quote_id, line`.execute(db())
  return rows
}

export type MailedQuote = {
  emailId: number
  number: string
  pageToken: string
  firstName: string
  lastName: string
  city: string
  email: string | null
  phone: string | null
  kind: EventKind
}

/** Who these emails are for and what they tell of, as far as they're about quotes. */
export async function listMailedQuotes(emailIds: readonly number[]): Promise<MailedQuote[]> {
  const { rows } = await sql<MailedQuote>`
    select emails.id as email_id, quote_number as number, page_token, first_name, last_name, city, email, phone, kind
    from emails join quotes on quotes.id = emails.quote_id
    join customers on customers.id = customer_id
    join quote_events event on event.quote_id = emails.quote_id and event.seq = coalesce(emails.seq, 1)
    where emails.id = any (${[...emailIds]}::bigint[])`.execute(db())
  return rows
}

/** Oldest first, and how many there are. */
export async function listUnansweredMessages(most: number) {
  return db()
    .selectFrom('contactSubmissions')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'message',
      'submittedAt',
      sql<number>`count(*) over ()`.as('of'),
    ])
    .where('answeredAt', 'is', null)
    .orderBy('submittedAt')
    .limit(most)
    .execute()
}
