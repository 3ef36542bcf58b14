import { sql } from 'kysely'
import type { DonePlant, LedgerOrder } from '#domain/desk/month.ts'
import type { Period } from '#domain/time/period.ts'
import { nurseryTimeZone } from '#domain/time/nursery-clock.ts'
import { db } from '#server/platform/database/database.ts'

// The numbers of a period. Money is the ledger's alone, so it's the same after a customer's data is deleted.

/** Each order with money that moved in the period, or that isn't settled at its end. */
export async function listLedgerOrders({ first, last }: Period): Promise<LedgerOrder[]> {
  const { rows } = await sql<LedgerOrder>`
    with paid as (
      select quote_number, sum(amount_cents) as cents,
        sum(amount_cents) filter (where day >= ${first}::date) as new_cents,
        sum(tax_cents) filter (where day >= ${first}::date) as new_tax_cents
      from ledger where day <= ${last}::date group by quote_number),
    charged as (select *, day >= ${first}::date as is_new from ledger_charges where day <= ${last}::date)
    select quote_number as number, day::text, coalesce(is_work, false) as is_work,
      case when is_new then amount_cents else 0 end::bigint as charged_cents,
      case when is_new then tax_cents else 0 end::bigint as tax_cents,
      coalesce(new_cents, 0)::bigint as received_cents, coalesce(new_tax_cents, 0)::bigint as received_tax_cents,
      case when day is null then 0 else amount_cents - coalesce(cents, 0) end::bigint as owed_cents
    from charged full join paid using (quote_number)
    where is_new or new_cents is not null or amount_cents <> coalesce(cents, 0)
    order by day nulls last, quote_number`.execute(db())
  return rows
}

export const monthSteps = ['asked', 'sent', 'accepted', 'planted'] as const
type MonthStep = (typeof monthSteps)[number]
type StepRow = { step: MonthStep; quotes: number; cents: number }

/** How many quotes took each step in the period, and what they came to: each once, on the day it first did. */
export async function countMonthSteps({ first, last }: Period): Promise<StepRow[]> {
  const dayOf = (moment: string) =>
    sql`(${sql.ref(moment)} at time zone ${sql.lit(nurseryTimeZone)})::date as day`
  const { rows } = await sql<StepRow>`
    with last as (select distinct on (quote_id) quote_id, state, record from quote_events order by quote_id, seq desc),
    told as (select quote_id, seq, case kind when 'said-yes' then 'accepted' else kind end as kind, at, details
      from quote_events where kind in ('offered', 'accepted', 'said-yes')),
    first as (select distinct on (quote_id, kind) quote_id, kind, at, details from told order by quote_id, kind, seq),
    steps as (
      select 'asked' as step, ${dayOf('quotes.created_at')}, id as quote_id, 1 as version
        from quotes join last on quote_id = id where state <> 'replaced'
      union all select 'sent', ${dayOf('at')}, quote_id, (details ->> 'version')::int from first where kind = 'offered'
      union all select 'accepted', ${dayOf('at')}, quote_id, (record -> 'accepted' ->> 'version')::int
        from first join last using (quote_id) where kind = 'accepted' and record -> 'accepted' ->> 'version' is not null),
    counted as (
      select step, day, grand_total_cents as cents from steps join quote_versions using (quote_id, version)
      union all select 'planted', day, amount_cents from ledger_charges where is_work and amount_cents > 0)
    select step, count(*)::int as quotes, sum(cents)::bigint as cents
    from counted where day between ${first}::date and ${last}::date group by step`.execute(db())
  return rows
}

/** Each plant of the orders that were planted in the period and whose data is still stored. */
export async function listDonePlants({ first, last }: Period): Promise<DonePlant[]> {
  const { rows } = await sql<DonePlant>`
    select line, plant_name as name, inventory_id, quantity, unit_price_cents, record -> 'done' -> 'lines' as done
    from ledger_charges join quotes using (quote_number)
    join (select distinct on (quote_id) quote_id, record from quote_events order by quote_id, seq desc) last
      on last.quote_id = quotes.id
    join quote_items item on item.quote_id = quotes.id and version = (record -> 'accepted' ->> 'version')::int
    where is_work and day between ${first}::date and ${last}::date and inventory_id is not null`.execute(db())
  return rows
}
