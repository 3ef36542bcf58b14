import { sql } from 'kysely'
import type { Database } from './database.ts'

// What a list changes in the stock of its wholesaler. A row keeps its id, and with it its picture and its place in carts, as
// long as the same plant in the same size is listed; one that comes back gets its old id again.

/** Listed lines of one plant, size and measure are one item: their quantities add up, and the highest price counts. */
async function makeItems(connection: Database, spellings: ReadonlyMap<string, string>, wholesalerId: number) {
  await sql`create temporary table listed_items as
    select row_number() over ()::int as item_no, plant_id, size, caliper_inches, height_inches,
      max(price_cents) as price_cents, case when sum(quantity) < 2000000000 then sum(quantity)::int end as quantity, count(*)::int as lines, min(line) as line,
      min(trim(listed_names.botanical || ' ' || listed_names.common)) as list_name, null::bigint as inventory_id
    from listed_lines join listed_names using (name_no)
    where plant_id is not null and fault is null and quantity is distinct from 0
    group by plant_id, size, caliper_inches, height_inches`.execute(connection)
  await sql`create temporary table known_items as
    select inventory.id, plant_id, spelling.size, caliper_inches, current_height_inches as height_inches, deleted_at
    from inventory join unnest(${[...spellings.keys()]}::text[], ${[...spellings.values()]}::text[]) as spelling (written, size)
      on spelling.written = size_description
    where wholesaler_id = ${wholesalerId}`.execute(connection)
  await sql`create index on listed_items (inventory_id)`.execute(connection)
  await sql`analyze listed_items, known_items`.execute(connection)
}

/** From the nearest likeness to the farthest: the n-th item of a kind is the n-th known row of it, those in stock first. */
async function pairItems(connection: Database) {
  // As one text, because rows with empty fields can be compared, but not hashed.
  for (const alike of [
    sql`concat_ws('|', plant_id, size, coalesce(caliper_inches, 0), coalesce(height_inches, 0))`,
    sql`concat_ws('|', plant_id, size, coalesce(caliper_inches, 0))`,
    sql`concat_ws('|', plant_id, size)`,
  ]) {
    await sql`update listed_items set inventory_id = pair.id from (
      select item_no, id from (
        select item_no, alike, row_number() over (partition by alike order by caliper_inches, height_inches, item_no) as turn
        from (select *, ${alike} as alike from listed_items where inventory_id is null) as listed) as listed
      join (
        select id, alike, row_number() over (partition by alike
          order by deleted_at desc nulls first, caliper_inches, height_inches, id) as turn
        from (select *, ${alike} as alike from known_items
          where not exists (select from listed_items where inventory_id = known_items.id)) as known) as known
        using (alike, turn)) as pair
      where pair.item_no = listed_items.item_no`.execute(connection)
  }
}

/** A row that is not listed is gone, unless a line that could not be read may be about it. */
async function makePlan(connection: Database) {
  await sql`create temporary table unread_items as
    select distinct plant_id, size from listed_lines join listed_names using (name_no)
    where fault is not null and plant_id is not null`.execute(connection)
  await sql`create temporary table stock_plan as
    select item_no, listed_items.plant_id, plants.plant_name, coalesce(inventory.size_description, size) as size, list_name,
      inventory.id as inventory_id, price_cents, quantity, listed_items.height_inches, listed_items.caliper_inches,
      (inventory.wholesale_price * 100)::int as price_before, inventory.quantity_available as quantity_before,
      case when inventory.id is null then 'new' when inventory.deleted_at is not null then 'back'
        when inventory.wholesale_price * 100 <> price_cents then 'price'
        when quantity is not null and quantity is distinct from inventory.quantity_available then 'quantity'
        when listed_items.height_inches <> inventory.current_height_inches or listed_items.caliper_inches <> inventory.caliper_inches
          or (listed_items.height_inches is not null and inventory.current_height_inches is null)
          or (listed_items.caliper_inches is not null and inventory.caliper_inches is null) then 'measure'
        else 'same' end as change
    from listed_items join plants on plants.id = listed_items.plant_id left join inventory on inventory.id = listed_items.inventory_id
    union all
    select null, inventory.plant_id, plant_name, size_description, plant_name_in_pdf, id, null, null, null, null,
      (wholesale_price * 100)::int, quantity_available, 'gone'
    from inventory join known_items using (id)
    where inventory.deleted_at is null and not exists (select from listed_items where inventory_id = inventory.id)
      and not exists (select from unread_items where unread_items.plant_id = inventory.plant_id
        and (unread_items.size is null or unread_items.size = known_items.size))`.execute(connection)
}

export async function planStock(
  connection: Database,
  wholesalerId: number,
  spellings: ReadonlyMap<string, string>,
) {
  await sql`drop table if exists listed_items, known_items, unread_items, stock_plan`.execute(connection)
  await makeItems(connection, spellings, wholesalerId)
  await pairItems(connection)
  await makePlan(connection)
}

const stockChanges = ['new', 'back', 'price', 'quantity', 'measure', 'gone', 'same'] as const
export type StockChange = (typeof stockChanges)[number]

export type PlannedRow = {
  plant_name: string
  size: string
  inventory_id: number | null
  price_cents: number | null
  quantity: number | null
  price_before: number | null
  quantity_before: number | null
}

/** The changes of one kind; of prices the greatest first. */
export async function listPlanned(connection: Database, change: StockChange, limit: number) {
  const { rows } = await sql<PlannedRow>`
    select plant_name, size, inventory_id, price_cents, quantity, price_before, quantity_before from stock_plan
    where change = ${change}
    order by case change when 'price' then abs(ln(price_cents::float / price_before)) end desc, plant_name, size, inventory_id
    limit ${limit}`.execute(connection)
  return rows
}

export async function countPlanned(connection: Database): Promise<Record<StockChange, number>> {
  const { rows } = await sql<{
    change: StockChange
    rows: number
  }>`select change, count(*)::int as rows from stock_plan group by change`.execute(connection)
  const counts = new Map(rows.map((row) => [row.change, row.rows]))
  return Object.fromEntries(stockChanges.map((change) => [change, counts.get(change) ?? 0])) as Record<
    StockChange,
    number
  >
}

/** One text for the whole plan, to see whether the stock has changed since it was shown. */
export async function digestPlan(connection: Database): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce(string_agg(md5(concat_ws('|', plant_id, size, inventory_id, price_cents, quantity, change, price_before,
      quantity_before)), '' order by change, inventory_id, plant_id, size, caliper_inches, height_inches), '')) as digest from stock_plan`.execute(
    connection,
  )
  return rows[0]?.digest ?? ''
}

export async function applyPlan(connection: Database, wholesalerId: number) {
  await sql`insert into inventory (plant_id, plant_name, plant_name_in_pdf, size_description, wholesale_price, wholesaler_id,
      created_from_pdf, quantity_available, current_height_inches, caliper_inches)
    select plant_id, plant_name, list_name, size, price_cents / 100.0, ${wholesalerId}, true, quantity, height_inches, caliper_inches
    from stock_plan where change = 'new' order by item_no`.execute(connection)
  await sql`update inventory set wholesale_price = stock_plan.price_cents / 100.0, deleted_at = null,
      plant_name_in_pdf = stock_plan.list_name, quantity_available = coalesce(stock_plan.quantity, quantity_available),
      current_height_inches = coalesce(stock_plan.height_inches, current_height_inches),
      caliper_inches = coalesce(stock_plan.caliper_inches, inventory.caliper_inches)
    from stock_plan where stock_plan.inventory_id = inventory.id and change in ('back', 'price', 'quantity', 'measure', 'same')
      and (change <> 'same' or plant_name_in_pdf is distinct from stock_plan.list_name)`.execute(connection)
  await sql`update inventory set deleted_at = now() from stock_plan
    where stock_plan.inventory_id = inventory.id and change = 'gone'`.execute(connection)
}
