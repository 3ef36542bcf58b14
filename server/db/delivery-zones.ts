import type { DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import { db } from './database.ts'

/** DL-01: those the owner has switched on, the nearest first. */
export async function listActiveZones(): Promise<DeliveryZone[]> {
  const rows = await db()
    .selectFrom('delivery_zones')
    .select(['zone_name', 'min_miles', 'max_miles', 'base_fee', 'per_mile_fee'])
    .where('active', '=', true)
    .orderBy('min_miles')
    .orderBy('id')
    .execute()
  // Fees have two decimals, so these are whole numbers.
  return rows.map((row) => ({
    name: row.zone_name,
    minMiles: row.min_miles,
    maxMiles: row.max_miles,
    baseFeeCents: Math.round(row.base_fee * 100),
    perMileFeeCents: Math.round(row.per_mile_fee * 100),
  }))
}
