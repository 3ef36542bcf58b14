import { db } from './database.ts'

/** Stock with what its price follows from, including what has left the list: a quote names what it leaves out. */
export function listQuotableItems(ids: readonly number[]) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .select([
      'inventory.id',
      'inventory.plantId',
      'inventory.sizeDescription as containerSize',
      'inventory.currentHeightInches',
      'inventory.caliperInches',
      'inventory.deletedAt',
      'inventory.wholesalePrice',
      'plants.plantName',
      'plants.scientificName',
    ])
    .where('inventory.id', 'in', ids)
    .execute()
}
