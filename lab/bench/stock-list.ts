import '../../server/platform/config/require-node-24.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { childEnv } from '../../server/platform/config/env.ts'
import { generateStockList, type ListedPlant } from '../../tests/support/generate-stock-list.ts'
import { throwAwayFolder } from '../../tools/embedded-postgres.ts'
import { migrate } from '../../tools/migrate.ts'
import { openLocalDatabase } from '../../tools/owners-database.ts'
import { seed } from '../../tools/seed.ts'

// Imports a generated list of 50,000 lines at the desk: first with undecided names, then decided, then the same list again, then
// next week's. Times and peak memory are the command's own, including its startup.

const lines = Number(process.argv[2] ?? 50_000)
const database = await openLocalDatabase(throwAwayFolder(), { durable: true })
const folder = mkdtempSync(join(tmpdir(), 'stock-list-'))

/** Runs inside the command: at exit, prints its peak memory in KB and its CPU time in ms to standard error. */
const tellCost =
  "data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();console.error('cost '+u.maxRSS+' '+(u.userCPUTime+u.systemCPUTime)/1000)})"

function importList(title: string, file: string) {
  const begun = performance.now()
  const args = ['--import', tellCost, 'tools/desk.ts', 'inventory', 'import', file, '--yes']
  const owner = ['--wholesaler', 'Balcones Tree Farm', '--decisions', join(folder, 'decisions.csv')]
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, ...owner], {
    encoding: 'utf8',
    env: childEnv({ DATABASE_URL: database.ownerUrl }),
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const [, memory = 0, processor = 0] = (/cost (\d+) ([\d.]+)/.exec(stderr) ?? []).map(Number)
  console.log(
    `\n== ${title}: ${seconds} s, of which ${(processor / 1000).toFixed(1)} s of CPU time without the database; ${Math.round(memory / 1024)} MB; exit ${status}; load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  const summary = stdout
    .split('\n')
    .filter((text) =>
      /^(?: +names|matched|doubtful|left out|not in|\d.* rejected|\w[^$→]*: [\d,]+$|.* rows)/.test(text),
    )
  console.log(summary.join('\n'))
}

/** Decides every open line for the nearest plant. */
function decideForNearest() {
  const decisions = join(folder, 'decisions.csv')
  const text = readFileSync(decisions, 'utf8')
  writeFileSync(decisions, text.replaceAll(/,"(\d+): (.*),\r\n/g, ',"$1: $2,$1\r\n'))
}

try {
  await migrate(database.ownerUrl)
  await seed(database.ownerUrl)
  const client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
  const { rows: plants } = await client.query<ListedPlant>(
    'select plant_name, scientific_name from plants order by id',
  )
  await client.end()

  const file = join(folder, 'availability.csv')
  writeFileSync(file, generateStockList(plants, lines))
  console.log(`${lines.toLocaleString('en-US')} lines, ${(readFileSync(file).length / 1e6).toFixed(1)} MB`)
  importList('first run, doubtful names open', file)
  decideForNearest()
  importList('all decided', file)
  importList('the same list again', file)
  writeFileSync(file, generateStockList(plants, lines, 2))
  importList("next week's list, new doubtful names", file)
  decideForNearest()
  importList('all decided', file)
} finally {
  rmSync(folder, { recursive: true })
  await database.stop()
}
