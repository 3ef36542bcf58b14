import { sql, type RawBuilder } from 'kysely'
import type { QuoteState } from '#domain/quotes/lifecycle/events.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { parseQuoteNumber } from '#domain/quotes/quote-number.ts'
import { readQuoteSearch, statesOfGroup, type QuoteGroup } from '#domain/quotes/desk/quote-groups.ts'
import { db } from '#server/platform/database/database.ts'

// The desk's list of quotes, straight from each quote's last event.

export type DeskQuoteRow = {
  number: string
  createdAt: Date
  firstName: string
  lastName: string
  city: string
  record: QuoteRecord
  plants: number
  totalCents: number
  hasUnsentEmail: boolean
}

/** A quote with its state, its total as accepted or last offered, and where it belongs in the list. */
const standing = sql`
  select quotes.id, quotes.quote_number as number, quotes.created_at, customers.first_name, customers.last_name,
    customers.city, customers.phone, customers.email, last.record, last.at as last_at, last.state,
    last.record ->> 'waitingSince' is not null as is_waiting,
    last.record -> 'plantingDay' ->> 'day' as day,
    coalesce(last.record -> 'accepted' ->> 'version', last.record -> 'newest' ->> 'version')::int as version
  from quotes join customers on customers.id = quotes.customer_id
  join (select distinct on (quote_id) quote_id, at, state, record from quote_events order by quote_id, seq desc) last
    on last.quote_id = quotes.id`

/** What's owed for what was done, else what's offered. */
const owed = sql`coalesce((standing.record -> 'done' ->> 'owedCents')::bigint, offered.grand_total_cents)`

const unsent = sql`exists (select from emails
  where emails.quote_id = standing.id and refused_at is not null and sent_at is null)`

/** Whoever waits for us comes first, the longest wait at the top; then what's due by day; what's over comes last. */
const order = (today: string) => sql`
  case when is_waiting then 0
    when state = 'scheduled' and day < ${today} then 1
    when state = 'accepted' then 2
    when state in ('requested', 'quoted') then 3
    when state = 'scheduled' then 4
    when state = 'planted' then 5
    else 6 end,
  case when is_waiting then standing.record ->> 'waitingSince'
    when state = 'scheduled' then day
    when state in ('requested', 'quoted') then standing.record -> 'newest' ->> 'validUntil' end,
  last_at desc, standing.id desc`

const searched = sql`lower(concat_ws(' ', first_name, last_name, city, number, email))`

function matches(typed: string): RawBuilder<unknown> {
  const number = parseQuoteNumber(typed)
  const search = readQuoteSearch(typed)
  // Ten digits are a phone number, but could be a quote's.
  if ('digits' in search)
    return sql`(strpos(coalesce(phone, ''), ${search.digits}) > 0 or number = ${number ?? ''})`
  if (number !== undefined) return sql`number = ${number}`
  return sql.join(
    [sql`true`, ...search.words.map((word) => sql`strpos(${searched}, ${word}) > 0`)],
    sql` and `,
  )
}

const belongsTo = (group: QuoteGroup | null) =>
  group === null
    ? sql`true`
    : sql`(state = any (${[...statesOfGroup[group]]}::text[]) or (${group === 'open'} and is_waiting))`

type Wanted = { group: QuoteGroup | null; search: string; today: string; offset: number; most: number }

export async function listQuotesForDesk({
  group,
  search,
  today,
  offset,
  most,
}: Wanted): Promise<DeskQuoteRow[]> {
  const { rows } = await sql<DeskQuoteRow>`
    with standing as (${standing})
    select number, standing.created_at, first_name, last_name, city, record,
      ${owed} as total_cents,
      (select coalesce(sum(case when done ->> 'outcome' = 'not-done' then 0
          else coalesce((done ->> 'count')::int, quantity) end), 0) from quote_items line
        left join jsonb_array_elements(standing.record -> 'done' -> 'lines') done on (done ->> 'line')::int = line.line
        where line.quote_id = standing.id and line.version = standing.version and inventory_id is not null) as plants,
      ${unsent} as has_unsent_email
    from standing join quote_versions offered
      on offered.quote_id = standing.id and offered.version = standing.version
    where ${matches(search)} and ${belongsTo(group)}
    order by ${order(today)} limit ${most} offset ${offset}`.execute(db())
  return rows
}

type StateCount = { state: QuoteState; isWaiting: boolean; quotes: number; cents: number }

export async function countQuotesByState(search: string): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    with standing as (${standing})
    select state, is_waiting, count(*) as quotes,
      sum(${owed}) as cents
    from standing join quote_versions offered
      on offered.quote_id = standing.id and offered.version = standing.version
    where ${matches(search)} group by state, is_waiting`.execute(db())
  return rows
}
