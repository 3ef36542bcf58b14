import { deliveryZone } from '#domain/delivery/zone-schema.ts'
import { zoneWarnings } from '#domain/delivery/zone-warnings.ts'
import { formatCents } from '#domain/money.ts'
import { readCompany } from '#server/reads/company.ts'
import { listZones, saveZones, type ZoneRow } from '#server/db/delivery-zones.ts'
import { applyChange } from './apply.ts'
import { checked } from './checked.ts'
import { deliveryEffects } from './delivery-effects.ts'
import { table } from './print.ts'
import { readCents, readOne, readWholeNumber } from './read-arguments.ts'
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
    throw new Refusal(`'${typed}' is no distance: write miles like 15 or 37.5.`)
  return Number(typed)
}

/** The zone with what was given on the command line. */
function withGiven(zone: NewZone, given: Given): NewZone {
  if (given.on === true && given.off === true) throw new Refusal('--on or --off, not both.')
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
    ...checked(deliveryZone, changed, 'This cannot be a zone'),
  }
}

function findZone(zones: readonly ZoneRow[], positionals: readonly string[]): ZoneRow {
  const id = readWholeNumber(readOne(positionals, 'zone by its id'), 'zone')
  const zone = zones.find((each) => each.id === id)
  if (zone === undefined) throw new Refusal(`There is no zone ${id}. zones list shows them.`)
  return zone
}

async function change(
  before: ZoneRow[],
  after: NewZone[],
  answers: { yes?: boolean | undefined; 'dry-run'?: boolean | undefined },
) {
  const { zip } = await readCompany()
  const inForce = (zones: readonly NewZone[]) => zones.filter(({ active }) => active)
  const fees = await deliveryEffects({ zones: inForce(before), zip }, { zones: inForce(after), zip })
  const effects = [
    describe(after.toSorted((one, other) => one.minMiles - other.minMiles)),
    '',
    ...zoneWarnings(inForce(after)),
    ...(fees.length === 0 ? ['No community pays anything else for delivery.'] : fees),
  ]
  await applyChange(
    { effects, before, read: listZones, write: (on) => saveZones(on, before, after) },
    answers,
  )
}

export const zones: DeskTopic = {
  summary: 'what delivery costs how far from the yard',
  verbs: {
    list: verb({
      usage: '',
      help: 'Lists the delivery zones, and what is odd about them.',
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
      help: 'Changes one zone, and shows which communities pay something else.\nOf two zones that meet, the nearer one wins at the border.',
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
      help: 'Adds a zone, and shows which communities pay something else.',
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
      help: 'Removes a zone, and shows which communities pay something else. zones set ID --off keeps it for later.',
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
