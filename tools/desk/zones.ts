import { deliveryZone } from '#domain/delivery/zone-schema.ts'
import { zoneWarnings } from '#domain/delivery/zone-warnings.ts'
import { formatCents } from '#domain/money.ts'
import { readCompany } from '#server/reads/company.ts'
import { listZones, saveZones, type ZoneRow } from '#server/db/delivery-zones.ts'
import { applyChange } from './apply-change.ts'
import type { ConfirmOptions } from './confirm.ts'
import { deliveryEffects } from './delivery-effects.ts'
import { table } from './print.ts'
import { parseOrRefuse, readCents, readOne, readWholeNumber } from './read-arguments.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

type NewZone = Omit<ZoneRow, 'id'> & { id: number | null }
type Given = {
  name?: string | undefined
  from?: string | undefined
  to?: string | undefined
  fee?: string | undefined
  'per-mile'?: string | undefined
  on?: boolean | undefined
  off?: boolean | undefined
}

const fields = {
  name: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  fee: { type: 'string' },
  'per-mile': { type: 'string' },
  on: { type: 'boolean' },
  off: { type: 'boolean' },
} as const

const right = (title: string) => ({ title, align: 'right' as const })

const describe = (zones: readonly NewZone[]) =>
  table(
    ['id', 'zone', right('from'), right('to'), right('fee'), right('per mile'), ''],
    zones.map((zone) => [
      zone.id,
      zone.name,
      `${zone.minMiles} mi`,
      zone.maxMiles === null ? 'open' : `${zone.maxMiles} mi`,
      formatCents(zone.baseFeeCents),
      formatCents(zone.perMileFeeCents),
      zone.active ? 'on' : 'off',
    ]),
  )

function readMiles(typed: string): number {
  if (!/^\d{1,4}(\.\d)?$/.test(typed))
    throw new Refusal(`'${typed}' isn't a distance: write miles like 15 or 37.5.`)
  return Number(typed)
}

/** Applies the command line's options to a zone. */
function withGiven(zone: NewZone, given: Given): NewZone {
  if (given.on === true && given.off === true) throw new Refusal('Use --on or --off, not both.')
  const { id, active, ...rest } = zone
  const changed = {
    ...rest,
    ...(given.name !== undefined && { name: given.name }),
    ...(given.from !== undefined && { minMiles: readMiles(given.from) }),
    ...(given.to !== undefined && { maxMiles: given.to === 'open' ? null : readMiles(given.to) }),
    ...(given.fee !== undefined && { baseFeeCents: readCents(given.fee, 'fee') }),
    ...(given['per-mile'] !== undefined && { perMileFeeCents: readCents(given['per-mile'], 'fee') }),
  }
  return {
    id,
    active: given.on === true || (given.off !== true && active),
    ...parseOrRefuse(deliveryZone, changed, "This isn't a valid zone"),
  }
}

function findZone(zones: readonly ZoneRow[], positionals: readonly string[]): ZoneRow {
  const id = readWholeNumber(readOne(positionals, 'zone by its id'), 'zone')
  const zone = zones.find((each) => each.id === id)
  if (zone === undefined) throw new Refusal(`There's no zone ${id}. zones list shows them.`)
  return zone
}

async function change(before: ZoneRow[], after: NewZone[], options: ConfirmOptions) {
  const { zip } = await readCompany()
  const inForce = (zones: readonly NewZone[]) => zones.filter(({ active }) => active)
  const fees = await deliveryEffects({ zones: inForce(before), zip }, { zones: inForce(after), zip })
  const effects = [
    describe(after.toSorted((one, other) => one.minMiles - other.minMiles)),
    '',
    ...zoneWarnings(inForce(after)),
    ...(fees.length === 0 ? ['Delivery costs the same for every community.'] : fees),
  ]
  await applyChange(
    { effects, before, read: listZones, write: (on) => saveZones(on, before, after) },
    options,
  )
}

export const zones: DeskTopic = {
  summary: 'delivery fees by distance from the yard',
  verbs: {
    list: verb({
      usage: '',
      help: 'Lists the delivery zones, with warnings about gaps and overlaps.',
      changes: false,
      options: {},
      run: async () => {
        const rows = await listZones()
        console.log([describe(rows), ...zoneWarnings(rows.filter(({ active }) => active))].join('\n'))
      },
    }),
    set: verb({
      usage:
        'ID [--name TEXT] [--from MILES] [--to MILES|open] [--fee DOLLARS] [--per-mile DOLLARS] [--on|--off]',
      help: 'Changes a zone, and shows which communities will pay a different fee.\nWhere two zones meet, the nearer one applies.',
      changes: true,
      options: fields,
      run: async (values, positionals) => {
        const before = await listZones()
        const zone = findZone(before, positionals)
        const changed = withGiven(zone, values)
        await change(
          before,
          before.map((each) => (each === zone ? changed : each)),
          values,
        )
      },
    }),
    add: verb({
      usage: '--name TEXT --from MILES --to MILES|open --fee DOLLARS [--per-mile DOLLARS] [--off]',
      help: 'Adds a zone, and shows which communities will pay a different fee.',
      changes: true,
      options: fields,
      run: async (values) => {
        for (const needed of ['name', 'from', 'to', 'fee'] as const)
          if (values[needed] === undefined) throw new Refusal(`A new zone needs --${needed}.`)
        const before = await listZones()
        const empty = { id: null, active: true, name: '', minMiles: 0, maxMiles: null, baseFeeCents: 0 }
        await change(before, [...before, withGiven({ ...empty, perMileFeeCents: 0 }, values)], values)
      },
    }),
    remove: verb({
      usage: 'ID',
      help: 'Removes a zone, and shows which communities will pay a different fee. zones set ID --off keeps it for later.',
      changes: true,
      options: {},
      run: async (values, positionals) => {
        const before = await listZones()
        const zone = findZone(before, positionals)
        await change(
          before,
          before.filter((each) => each !== zone),
          values,
        )
      },
    }),
  },
}
