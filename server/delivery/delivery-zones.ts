import { toCents } from '#domain/money.ts'
import type { DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import { db, type Database } from '#server/platform/database/database.ts'

const dollars = (cents: number) => cents / 100

type ZoneColumns = {
  zoneName: string
  minMiles: number
  maxMiles: number | null
  baseFee: number
  perMileFee: number
}

// Fees have two decimals, so these are whole cents.
const toZone = (row: ZoneColumns): DeliveryZone => ({
  name: row.zoneName,
  minMiles: row.minMiles,
  maxMiles: row.maxMiles,
  baseFeeCents: toCents(row.baseFee),
  perMileFeeCents: toCents(row.perMileFee),
})

/** The zones that the owner has turned on, nearest first. */
export async function listActiveZones(): Promise<DeliveryZone[]> {
  const rows = await db()
    .selectFrom('deliveryZones')
    .select(['zoneName', 'minMiles', 'maxMiles', 'baseFee', 'perMileFee'])
    .where('active', '=', true)
    .orderBy('minMiles')
    .orderBy('id')
    .execute()
  return rows.map(toZone)
}

export type ZoneRow = DeliveryZone & { id: number; active: boolean }

/** For the owner: all zones. */
export async function listZones(on: Database = db()): Promise<ZoneRow[]> {
  const rows = await on
    .selectFrom('deliveryZones')
    .select(['id', 'active', 'zoneName', 'minMiles', 'maxMiles', 'baseFee', 'perMileFee'])
    .orderBy('minMiles')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, active: row.active, ...toZone(row) }))
}

const toColumns = (zone: DeliveryZone & { active: boolean }) => ({
  zoneName: zone.name,
  minMiles: zone.minMiles,
  maxMiles: zone.maxMiles,
  baseFee: dollars(zone.baseFeeCents),
  perMileFee: dollars(zone.perMileFeeCents),
  active: zone.active,
})

/** Rows without an id are inserted. */
export async function saveZones(
  on: Database,
  zones: readonly (Omit<ZoneRow, 'id'> & { id: number | null })[],
) {
  for (const { id, ...zone } of zones) {
    if (id === null) await on.insertInto('deliveryZones').values(toColumns(zone)).execute()
    else await on.updateTable('deliveryZones').set(toColumns(zone)).where('id', '=', id).execute()
  }
}
