import { db } from './database.ts'

/** Stock with what its price follows from, including what has left the list: a quote names what it leaves out. */
export function listQuotableItems(ids: readonly number[]) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plant_id')
    .select([
      'inventory.id',
      'inventory.plant_id',
      'inventory.size_description',
      'inventory.current_height_inches',
      'inventory.caliper_inches',
      'inventory.deleted_at',
      'inventory.wholesale_price',
      'plants.plant_name',
      'plants.scientific_name',
    ])
    .where('inventory.id', 'in', ids)
    .execute()
}
