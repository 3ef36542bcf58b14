import { runPrepared } from './database.ts'

type QuotableItem = {
  id: number
  plant_id: number
  size_description: string
  current_height_inches: number | null
  caliper_inches: number | null
  deleted_at: Date | null
  wholesale_price: number
  plant_name: string
  scientific_name: string
}

const statement = `
  select inventory.id, plant_id, size_description, current_height_inches, caliper_inches, deleted_at, wholesale_price,
    plants.plant_name, scientific_name
  from inventory join plants on plants.id = plant_id
  where inventory.id = any($1::bigint[])`

/** Inventory rows with what their price follows from, also those taken off the list: a quote names what it leaves out. */
export function listQuotableItems(ids: readonly number[]) {
  return runPrepared<QuotableItem>('quotable-items', statement, [ids])
}
