import { deliveryZone } from '#domain/delivery/zone-schema.ts'
import { zoneWarnings } from '#domain/delivery/zone-warnings.ts'
import { readCompany } from '#server/settings/company.ts'
import { listZones, saveZones, type ZoneRow } from './delivery-zones.ts'
import { deliveryEffects } from './delivery-effects.ts'
import type { PlannedChange } from '#server/platform/requests/planned-change.ts'
import { parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'

type NewZone = Omit<ZoneRow, 'id'> & { id: number | null }
/** The fields of a zone that the owner changes. */
export type ZoneFields = Omit<ZoneRow, 'id'>

const withFields = <Id>(id: Id, { active, ...zone }: ZoneFields) => ({
  id,
  active,
  ...parseOrRefuse(deliveryZone, zone, "This isn't a valid zone"),
})

async function plan(before: ZoneRow[], after: NewZone[]): Promise<PlannedChange<ZoneRow[]>> {
  const { zip } = await readCompany()
  const inForce = (zones: readonly NewZone[]) => zones.filter(({ active }) => active)
  const fees = await deliveryEffects({ zones: inForce(before), zip }, { zones: inForce(after), zip })
  return {
    effects: [
      ...zoneWarnings(inForce(after)),
      ...(fees.length === 0 ? ['Delivery costs the same for every community.'] : fees),
    ],
    before,
    read: listZones,
    write: (on) => saveZones(on, after),
    logged: [{ action: 'zones.changed', subject: 'delivery zones', details: { from: before, to: after } }],
  }
}

export async function planZone(id: number, given: ZoneFields) {
  const before = await listZones()
  if (!before.some((each) => each.id === id)) throw new Refusal(`There's no zone ${id} on record.`)
  const changed = withFields(id, given)
  return plan(
    before,
    before.map((each) => (each.id === id ? changed : each)),
  )
}

export async function planNewZone(given: ZoneFields) {
  const before = await listZones()
  return plan(before, [...before, withFields(null, given)])
}
