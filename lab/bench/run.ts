import '../../server/platform/config/require-node-24.ts'
import '../../tools/help.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isQuick, type Result } from './measure.ts'

// npx node lab/bench/run.ts           builds, then runs all benchmarks in turn, more than an hour; needs wrk, nginx and chromium
// npx node lab/bench/run.ts --quick   only checks that each runs
// npx node lab/bench/run.ts P4 P5     only these

const benches = [
  { name: 'P4', file: 'cached-pages' },
  { name: 'P5', file: 'pages' },
  { name: 'P6', file: 'quotes' },
  { name: 'P7', file: 'lists' },
  { name: 'clicks', file: 'clicks' },
  { name: 'P1', file: 'lighthouse' },
]

/** A benchmark that wrote no report didn't run. */
function measure(file: string): Result[] {
  const reportFile = `test-results/bench-${file}.json`
  rmSync(reportFile, { force: true })
  spawnSync(process.execPath, [`lab/bench/${file}.ts`, ...(isQuick ? ['--quick'] : [])], { stdio: 'inherit' })
  if (existsSync(reportFile)) return JSON.parse(readFileSync(reportFile, 'utf8')).results
  return [{ id: file, what: 'did not run', value: 0, target: 'to run', isMet: false }]
}

execFileSync(process.execPath, ['tools/build.ts', '--logLevel', 'warn'], { stdio: 'inherit' })
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const results: Result[] = []
for (const { name, file } of benches) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n${name}: ${file}`)
  results.push(...measure(file))
}

console.log('\nbench   met    value     target           what')
for (const { id, what, value, target, isMet } of results)
  console.log(
    `${id.padEnd(8)}${(isMet ? 'yes' : 'NO').padEnd(7)}${value.toFixed(2).padEnd(10)}${target.padEnd(17)}${what}`,
  )
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/bench.json', JSON.stringify({ quick: isQuick, results }, null, 2))
// A quick run is too short to measure anything: it only fails if a benchmark didn't run.
const failed = isQuick
  ? results.filter(({ what }) => what === 'did not run')
  : results.filter(({ isMet }) => !isMet)
process.exitCode = failed.length === 0 ? 0 : 1
