import '#server/config/require-node-24.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isQuick, type Figure } from './measure.ts'

// npm run bench              everything, one after the other, more than an hour; needs wrk, nginx and chromium
// npm run bench -- --quick   only shows that each runs
// npm run bench -- P4 P5     only these

const benches = [
  { name: 'P4', file: 'cached-pages' },
  { name: 'P5', file: 'pages' },
  { name: 'P6', file: 'quotes' },
  { name: 'P7', file: 'lists' },
  { name: 'clicks', file: 'filter-clicks' },
  { name: 'P1', file: 'lighthouse' },
]

/** A bench that wrote no report has not run. */
function measure(file: string): Figure[] {
  const reportFile = `test-results/bench-${file}.json`
  rmSync(reportFile, { force: true })
  spawnSync(process.execPath, [`bench/${file}.ts`, ...(isQuick ? ['--quick'] : [])], { stdio: 'inherit' })
  if (existsSync(reportFile)) return JSON.parse(readFileSync(reportFile, 'utf8')).figures
  return [{ hold: file, what: 'did not run', figure: 0, asked: 'to run', holds: false }]
}

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const figures: Figure[] = []
for (const { name, file } of benches) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n${name}: ${file}`)
  figures.push(...measure(file))
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
