import { zoneWarnings } from '#domain/delivery/zone-warnings.ts'
import { formatCents } from '#domain/money.ts'
import { listZones } from '#server/db/delivery-zones.ts'
import {
  planNewZone,
  planWithoutZone,
  planZone,
  type NewZone,
  type ZoneFields,
} from '#server/desk/plan-zones.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { applyChange } from './apply-change.ts'
import type { ConfirmOptions } from './confirm.ts'
import { table } from './print.ts'
import { readCents, readMiles } from '#server/desk/read-amounts.ts'
import { readOne, readWholeNumber } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

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

/** The command line's options as fields of a zone. */
function readFields(given: Given): ZoneFields {
  if (given.on === true && given.off === true) throw new Refusal('Use --on or --off, not both.')
  return {
    ...(given.on === true && { active: true }),
    ...(given.off === true && { active: false }),
    ...(given.name !== undefined && { name: given.name }),
    ...(given.from !== undefined && { minMiles: readMiles(given.from) }),
    ...(given.to !== undefined && { maxMiles: given.to === 'open' ? null : readMiles(given.to) }),
    ...(given.fee !== undefined && { baseFeeCents: readCents(given.fee, 'fee') }),
    ...(given['per-mile'] !== undefined && { perMileFeeCents: readCents(given['per-mile'], 'fee') }),
  }
}

const readZoneId = (positionals: readonly string[]) =>
  readWholeNumber(readOne(positionals, 'zone by its id'), 'zone')

const change = (plan: Awaited<ReturnType<typeof planZone>>, options: ConfirmOptions) =>
  applyChange({ ...plan, effects: [describe(plan.after), '', ...plan.effects] }, options)

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
      run: async (values, positionals) =>
        change(await planZone(readZoneId(positionals), readFields(values)), values),
    }),
    add: verb({
      usage: '--name TEXT --from MILES --to MILES|open --fee DOLLARS [--per-mile DOLLARS] [--off]',
      help: 'Adds a zone, and shows which communities will pay a different fee.',
      changes: true,
      options: fields,
      run: async (values) => {
        for (const needed of ['name', 'from', 'to', 'fee'] as const)
          if (values[needed] === undefined) throw new Refusal(`A new zone needs --${needed}.`)
        await change(await planNewZone(readFields(values)), values)
      },
    }),
    remove: verb({
      usage: 'ID',
      help: 'Removes a zone, and shows which communities will pay a different fee. zones set ID --off keeps it for later.',
      changes: true,
      options: {},
      run: async (values, positionals) => change(await planWithoutZone(readZoneId(positionals)), values),
    }),
  },
}
