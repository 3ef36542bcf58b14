import '#server/require-node-24.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isQuick, type Figure } from './measure.ts'

// npm run bench              everything, one after the other, more than an hour; needs wrk, nginx and chromium
// npm run bench -- --quick   only shows that each runs
// npm run bench -- P4 P5     only these

const million = 1_000_000

/** By its report: what it measures, its file and how many plants it wants. */
const benches = [
  { name: 'P4', file: 'cached-pages' },
  { name: 'P5', file: 'pages' },
  { name: 'P6', file: 'quotes' },
  { name: 'P7', file: 'plant-list', plants: 10_000 },
  { name: 'P7', file: 'inventory-list', plants: 10_000 },
  { name: 'P7', file: 'plant-list', plants: million },
  { name: 'P7', file: 'inventory-list', plants: million },
  { name: 'clicks', file: 'filter-clicks' },
  { name: 'P1', file: 'lighthouse' },
]

/** A bench that wrote no report has not run. */
function measure(file: string, plants: number | undefined): Figure[] {
  const size = plants === undefined ? [] : [String(plants)]
  const reportFile = `test-results/bench-${[file, ...size].join('-')}.json`
  rmSync(reportFile, { force: true })
  const flags = isQuick ? ['--quick'] : []
  spawnSync(process.execPath, [`bench/${file}.ts`, ...size, ...flags], { stdio: 'inherit' })
  if (existsSync(reportFile)) return JSON.parse(readFileSync(reportFile, 'utf8')).figures
  return [{ hold: file, what: 'did not run', figure: 0, asked: 'to run', holds: false }]
}

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const figures: Figure[] = []
for (const { name, file, plants } of benches) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  if (isQuick && plants === million && !existsSync(`.local/bench-${million}`)) {
    console.log(`\n${file} of ${million} plants left out: they are not there yet, and take long to make`)
    continue
  }
  console.log(`\n${name}: ${file}${plants === undefined ? '' : ` of ${plants} plants`}`)
  figures.push(...measure(file, plants))
}

console.log('\nhold    holds  figure    asked            what')
for (const { hold, what, figure, asked, holds } of figures)
  console.log(
    `${hold.padEnd(8)}${(holds ? 'yes' : 'NO').padEnd(7)}${figure.toFixed(2).padEnd(10)}${asked.padEnd(17)}${what}`,
  )
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/bench.json', JSON.stringify({ quick: isQuick, figures }, null, 2))
// A quick run is too short for figures: it fails only where a bench did not run.
const failed = isQuick
  ? figures.filter(({ what }) => what === 'did not run')
  : figures.filter(({ holds }) => !holds)
process.exitCode = failed.length === 0 ? 0 : 1
