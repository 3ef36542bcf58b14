import type { DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import { db, type Database } from './database.ts'

const dollars = (cents: number) => cents / 100

type ZoneColumns = {
  zone_name: string
  min_miles: number
  max_miles: number | null
  base_fee: number
  per_mile_fee: number
}

// Fees have two decimals, so these are whole numbers.
const toZone = (row: ZoneColumns): DeliveryZone => ({
  name: row.zone_name,
  minMiles: row.min_miles,
  maxMiles: row.max_miles,
  baseFeeCents: Math.round(row.base_fee * 100),
  perMileFeeCents: Math.round(row.per_mile_fee * 100),
})

/** DL-01: those the owner has switched on, the nearest first. */
export async function listActiveZones(): Promise<DeliveryZone[]> {
  const rows = await db()
    .selectFrom('delivery_zones')
    .select(['zone_name', 'min_miles', 'max_miles', 'base_fee', 'per_mile_fee'])
    .where('active', '=', true)
    .orderBy('min_miles')
    .orderBy('id')
    .execute()
  return rows.map(toZone)
}

export type ZoneRow = DeliveryZone & { id: number; active: boolean }

/** For the owner: all of them. */
export async function listZones(on: Database = db()): Promise<ZoneRow[]> {
  const rows = await on
    .selectFrom('delivery_zones')
    .select(['id', 'active', 'zone_name', 'min_miles', 'max_miles', 'base_fee', 'per_mile_fee'])
    .orderBy('min_miles')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, active: row.active, ...toZone(row) }))
}

const toColumns = (zone: DeliveryZone & { active: boolean }) => ({
  zone_name: zone.name,
  min_miles: zone.minMiles,
  max_miles: zone.maxMiles,
  base_fee: dollars(zone.baseFeeCents),
  per_mile_fee: dollars(zone.perMileFeeCents),
  active: zone.active,
})

/** Writes what the zones are to be: rows without an id are new, those that are missing go. */
export async function saveZones(
  on: Database,
  before: readonly ZoneRow[],
  after: readonly (Omit<ZoneRow, 'id'> & { id: number | null })[],
) {
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await on.deleteFrom('delivery_zones').where('id', 'in', gone).execute()
  for (const { id, ...zone } of after) {
    if (id === null) await on.insertInto('delivery_zones').values(toColumns(zone)).execute()
    else await on.updateTable('delivery_zones').set(toColumns(zone)).where('id', '=', id).execute()
  }
}
