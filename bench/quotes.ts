import '#server/require-node-24.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { childEnv } from '#server/env.ts'
import { startRig, type Rig } from '#tests/faults/rig.ts'
import { cpuTimeOf } from './cpu-time.ts'
import { atLeast, isQuick, median, report, takeTurns } from './measure.ts'

// P6: durable quotes a second through the whole site, from wrk with 64 clients, beside pgbench with 64 clients running the
// same inserts in the same database and the same run. Three turns of each, one after the other; the median counts.
// Needs wrk and pgbench on the PATH.

const clients = 64
const [rounds, seconds] = isQuick ? [1, 2] : [3, 15]
const run = promisify(execFile)

type Turn = { perSecond: number; cpu: Record<'site' | 'PostgreSQL', number> }
type Items = { id: number; plantId: number }[]

const countQuotes = async (rig: Rig) =>
  Number((await rig.query('select count(*)::int as quotes from quotes'))[0]?.['quotes'])

/** Counts what is stored, whatever the clients were told, and what it cost. */
async function measure(rig: Rig, load: () => Promise<unknown>): Promise<Turn> {
  const used = () => ({ site: cpuTimeOf('server.js'), PostgreSQL: cpuTimeOf('postgres') })
  const [quotesBefore, before, begun] = [await countQuotes(rig), used(), performance.now()]
  await load()
  const elapsed = performance.now() - begun
  const [after, stored] = [used(), (await countQuotes(rig)) - quotesBefore]
  return {
    perSecond: (stored * 1000) / elapsed,
    cpu: {
      site: (after.site - before.site) / stored,
      PostgreSQL: (after.PostgreSQL - before.PostgreSQL) / stored,
    },
  }
}

function throughSite(rig: Rig, items: Items, turn: number) {
  const chosen = items.map(({ id, plantId }, index) => ({
    plantName: 'x',
    scientificName: 'y',
    containerSize: 'z',
    plantId,
    inventoryId: id,
    quantity: index + 1,
  }))
  return Promise.all(
    rig.origins.map(async (origin, process) => {
      const flags = ['-t1', `-c${clients / rig.origins.length}`, `-d${seconds}s`, '--timeout', '8s']
      const env = childEnv({
        WHO: `client-${turn}-${process}`,
        NETWORK: String(turn * rig.origins.length + process),
        ITEMS: JSON.stringify(chosen),
      })
      const { stdout } = await run('wrk', [...flags, '-s', 'bench/quotes.lua', origin], { env })
      for (const [problem] of stdout.matchAll(/Non-2xx or 3xx responses: \d+|Socket errors: .*/g))
        console.log(problem)
    }),
  )
}

function throughPgbench(rig: Rig, items: Items) {
  const lines = items.map(({ id, plantId }, index) => ({
    line: index + 1,
    inventory_id: id,
    plant_id: plantId,
    plant_name: 'Texas Redbud',
    scientific_name: 'Cercis canadensis',
    container_size: '15 gal',
    quantity: index + 1,
    unit_price_cents: 10_000,
    planting_fee_cents: 8500,
    line_total_cents: 18_500 * (index + 1),
    current_height_inches: 60,
    caliper_inches: null,
  }))
  const { hostname, port, username, pathname } = new URL(rig.ownerUrl)
  const load = ['-n', '-M', 'prepared', '-f', 'bench/quotes.sql', '-D', `lines=${JSON.stringify(lines)}`]
  const size = ['-c', String(clients), '-j', '2', '-T', String(seconds)]
  return run('pgbench', [...load, ...size, '-h', hostname, '-p', port, '-U', username, pathname.slice(1)])
}

function tell(name: string, turns: Turn[]) {
  const rates = turns.map(({ perSecond }) => Math.round(perSecond)).join(', ')
  const cost = (part: keyof Turn['cpu']) => median(turns.map(({ cpu }) => cpu[part])).toFixed(2)
  console.log(
    `${name.padEnd(24)} ${rates} a second; CPU ms for each: PostgreSQL ${cost('PostgreSQL')}, site ${cost('site')}`,
  )
}

// As many connections as pgbench has: commits wait for the disk together.
const rig = await startRig({ apps: 2, worker: false, poolSize: clients / 2 })
try {
  const stock = await rig.query(
    "select id::int, plant_id::int from inventory where deleted_at is null and size_description = '15 gal' order by id limit 3",
  )
  const items = stock.map((row) => ({ id: Number(row['id']), plantId: Number(row['plant_id']) }))
  const turns = await takeTurns(rounds, {
    site: (round) => measure(rig, () => throughSite(rig, items, round)),
    database: () => measure(rig, () => throughPgbench(rig, items)),
  })
  tell('quotes through the site', turns.site)
  tell('pgbench, the same rows', turns.database)
  const rateOf = (which: Turn[]) => median(which.map(({ perSecond }) => perSecond))
  const ratio = rateOf(turns.site) / rateOf(turns.database)
  report('quotes', [atLeast('P6', 'durable quotes beside pgbench', ratio, 0.5)], turns)
} finally {
  await rig.stop()
}
