import '#server/config/require-node-24.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

// Every check, in order of speed, each to its end; then one line that adds up all tests of all suites. A check
// without tests of its own (format, types …) counts as one.

const checks = ['check:format', 'check:lint', 'check:types', 'check:unused', 'check:structure', 'trace']
const suites = { unit: 'test-results/unit.json', http: 'test-results/http.json' }
const slowSuites = { drawings: 'test-results/drawings.json', e2e: 'test-results/e2e.json' }

type Count = { passed: number; failed: number }

/** Vitest's and Playwright's JSON reports, each in its own words. */
function readReport(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if ('stats' in report)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function run(script: string): boolean {
  const begun = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  console.log(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${script} (${((performance.now() - begun) / 1000).toFixed(1)} s)`,
  )
  return status === 0
}

function runCheck(script: string): Count {
  return run(script) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function runSuite(name: string, reportFile: string): Count {
  const succeeded = run(`test:${name}`)
  let count: Count = { passed: 0, failed: 0 }
  try {
    count = readReport(reportFile)
  } catch {
    // A suite that wrote no report has not run.
    return { passed: 0, failed: 1 }
  }
  // A suite that fails outside its tests (in a hook, say), or runs none, has failed too.
  const silentFailure = count.failed === 0 && (!succeeded || count.passed === 0)
  return silentFailure ? { ...count, failed: 1 } : count
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const all = process.argv.includes('--full') ? { ...suites, ...slowSuites } : suites
const counts = [...checks.map(runCheck), ...Object.entries(all).map(([name, file]) => runSuite(name, file))]
if (process.argv.includes('--full')) counts.push(runCheck('faults:quick'), runCheck('attacks:quick'))
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
