import { zoneWarnings } from '#domain/delivery/zone-warnings.ts'
import { field } from '#domain/desk/settings-pages.ts'
import { formatCents } from '#domain/money.ts'
import { listZones, type ZoneRow } from '#server/delivery/delivery-zones.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { planNewZone, planZone, type ZoneFields } from '#server/delivery/plan-zones.ts'
import { readCents, readMiles } from '#server/platform/requests/read-amounts.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import type { Route } from './+types/zones.page.ts'
import { Fields } from './fields.tsx'
import { DisclosureRow } from '#desk/app/components/disclosure-row.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Delivery zones | The desk' }]

const miles = ({ minMiles, maxMiles }: { minMiles: number; maxMiles: number | null }) =>
  maxMiles === null ? `From ${minMiles} miles on` : `${minMiles} to ${maxMiles} miles`

const valuesOf = (zone: ZoneRow): Partial<Record<string, string>> => ({
  name: zone.name,
  from: String(zone.minMiles),
  to: zone.maxMiles === null ? '' : String(zone.maxMiles),
  fee: String(zone.baseFeeCents / 100),
  'per-mile': String(zone.perMileFeeCents / 100),
  on: zone.active ? 'yes' : '',
})

export async function loader() {
  const zones = await deskUnavailable(listZones())
  return {
    seen: fingerprintOf(zones),
    warnings: zoneWarnings(zones.filter(({ active }) => active)),
    zones: zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      values: valuesOf(zone),
      note: [
        miles(zone),
        zone.baseFeeCents === 0 && zone.perMileFeeCents === 0 ? 'free' : formatCents(zone.baseFeeCents),
        zone.perMileFeeCents === 0 ? '' : `and ${formatCents(zone.perMileFeeCents)} a mile`,
        zone.active ? '' : 'off',
      ]
        .filter((part) => part !== '')
        .join(', '),
    })),
  }
}

export const action = settingsAction(async (form) => {
  const typed = (name: string) => form.get(name)?.trim() ?? ''
  const fields: ZoneFields = {
    active: form.get('on') === 'yes',
    name: typed('name'),
    minMiles: readMiles(typed('from')),
    maxMiles: typed('to') === '' ? null : readMiles(typed('to')),
    baseFeeCents: readCents(typed('fee'), 'fee'),
    perMileFeeCents: readCents(typed('per-mile') || '0', 'fee'),
  }
  return typed('zone') === '' ? planNewZone(fields) : planZone(Number(typed('zone')), fields)
})

type ShownZone = Route.ComponentProps['loaderData']['zones'][number]

export default function ZonesPage({ loaderData: { seen, zones, warnings } }: Route.ComponentProps) {
  return (
    <SettingsSection
      title="Delivery zones"
      lead="What delivery costs by distance from the yard. Where two zones meet, the nearer one applies."
    >
      {warnings.map((warning) => (
        <p key={warning} className="px-(--gutter) pt-2 text-small text-danger">
          {warning}
        </p>
      ))}
      <ul className="mt-3 border-t border-ink">
        {zones.map((zone) => (
          <DisclosureRow key={zone.id} title={zone.name} note={zone.note}>
            <SettingsForm name={`zone ${zone.id}`} seen={seen}>
              <ZoneFieldset id={zone.id} values={zone.values} />
            </SettingsForm>
          </DisclosureRow>
        ))}
        <DisclosureRow title="A new zone" note="For a distance that costs something else">
          <SettingsForm name="new zone" seen={seen}>
            <ZoneFieldset values={{ on: 'yes' }} />
          </SettingsForm>
        </DisclosureRow>
      </ul>
    </SettingsSection>
  )
}

const amounts = [
  field('from', 'From, in miles', 'amount', { most: 6 }),
  field('to', 'To, in miles', 'amount', { most: 6, isOptional: true, hint: 'Leave it empty for no limit' }),
  field('fee', 'Fee, in dollars', 'amount', { most: 10 }),
  field('per-mile', 'And per mile', 'amount', { most: 10, isOptional: true }),
]

function ZoneFieldset({ id = '', values }: { id?: number | ''; values: ShownZone['values'] }) {
  return (
    <>
      <input type="hidden" name="zone" value={id} />
      <Fields fields={[field('name', 'Name', 'text', { most: 60 })]} values={values} />
      <Fields fields={amounts} values={values} className="grid grid-cols-2 items-start gap-3" />
      <Fields fields={[field('on', 'In use', 'yes')]} values={values} />
    </>
  )
}
