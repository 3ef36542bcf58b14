import { db } from './database.ts'

type ExportFilter = { wholesalerId?: number; afterId: number; limit: number }

/** Rows in stock with who supplies them, in the order of their ids; for the owner only. */
export function listStockForExport({ wholesalerId, afterId, limit }: ExportFilter) {
  return db()
    .selectFrom('inventory')
    .innerJoin('plants', 'plants.id', 'inventory.plant_id')
    .leftJoin('wholesalers', 'wholesalers.id', 'inventory.wholesaler_id')
    .select([
      'inventory.id',
      'wholesalers.name as wholesaler',
      'plants.plant_name',
      'plants.scientific_name',
      'inventory.size_description',
      'inventory.wholesale_price',
      'inventory.quantity_available',
      'inventory.current_height_inches',
      'inventory.caliper_inches',
      'inventory.is_priority',
    ])
    .where('inventory.deleted_at', 'is', null)
    .where('inventory.id', '>', afterId)
    .$if(wholesalerId !== undefined, (query) =>
      query.where('inventory.wholesaler_id', '=', wholesalerId ?? 0),
    )
    .orderBy('inventory.id')
    .limit(limit)
    .execute()
}
