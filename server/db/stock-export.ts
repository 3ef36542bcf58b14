import { db } from './database.ts'

type ExportFilter = { wholesalerId?: number; afterId: number; limit: number }

/** Rows in stock with who supplies them, in the order of their ids; for the owner only. */
export function listStockForExport({ wholesalerId, afterId, limit }: ExportFilter) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plantId')
    .leftJoin('wholesalers', 'wholesalers.id', 'inventory.wholesalerId')
    .select([
      'inventory.id',
      'wholesalers.name as wholesaler',
      'plants.plantName',
      'plants.scientificName',
      'inventory.sizeDescription',
      'inventory.wholesalePrice',
      'inventory.quantityAvailable',
      'inventory.currentHeightInches',
      'inventory.caliperInches',
      'inventory.isPriority',
    ])
    .where('inventory.deletedAt', 'is', null)
    .where('inventory.id', '>', afterId)
    .$if(wholesalerId !== undefined, (query) => query.where('inventory.wholesalerId', '=', wholesalerId ?? 0))
    .orderBy('inventory.id')
    .limit(limit)
    .execute()
}
