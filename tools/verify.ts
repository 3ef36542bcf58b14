import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv } from '#server/platform/config/env.ts'

// Runs checks in steps. The jobs of a step run in parallel, and each prints its output when it ends. The last line adds up
// the tests of all jobs; a job without tests (format, types …) counts as one.
//
// npm run check                        format, types, lint, unused code, structure, and whether every requirement has a test
// npm run verify                       the same, unit and HTTP tests
// npm run verify:full                  everything, in one place: the lab's checks and drills, and a browser, too
// npm run verify:release               what must hold before a version is tagged: the same, with every drill at full size, about two hours
// npx node tools/verify.ts drills …    only some parts, such as on one of several machines: check, tests, slow, drills, full, browser

type Job = { name: string; command: string; report?: string }
type Count = { passed: number; failed: number }

const vitest = (...projects: string[]): Job => {
  const report = `test-results/${projects.join('-')}.json`
  const chosen = projects.map((name) => `--project ${name}`).join(' ')
  return {
    name: projects.join(', '),
    command: `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
  }
}
const build: Job = { name: 'build', command: 'node tools/build.ts --logLevel error' }

/** In CI, at quick size. CONTRIBUTING says when to run the others by hand. */
const quickDrills = '--quick R1 R2 R3 R5 R7 R9 R10 R12 S1 S2 S6 S9 S10 S12 S14'
const drills = (which: string): Job => ({
  name: 'faults and attacks',
  command: `node lab/drills/run-drills.ts ${which}`,
  report: 'test-results/drills.json',
})

const parts: Record<string, () => Job[][]> = {
  check: () => [
    [
      // The compiler, the linter and the search for unused code read them.
      { name: 'route types', command: 'react-router typegen && react-router typegen desk' },
      { name: 'format', command: 'oxfmt --check' },
      { name: 'structure', command: 'node tools/guards.ts' },
      { name: 'requirements', command: 'node tools/trace.ts' },
    ],
    [
      { name: 'types', command: 'tsc && tsc -p desk' },
      { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
      { name: 'unused code', command: 'knip --workspace .' },
    ],
  ],
  tests: () => [[build], [vitest('rules', 'unit', 'http')]],
  slow: () => [[vitest('planted'), { name: 'lab', command: 'node lab/check.ts' }]],
  drills: () => [[build], [drills(quickDrills)]],
  full: () => [[build], [drills('R S')]],
  browser: () => [
    [build],
    [{ name: 'browser', command: 'playwright test', report: 'test-results/e2e.json' }],
  ],
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`There's no part ${unknown.join(', ')}`)
// Built once, however many parts need it.
const steps = named
  .flatMap((name) => parts[name]?.() ?? [])
  .filter((jobs, at, all) => jobs[0] !== build || !all.slice(0, at).some((other) => other.includes(build)))

/** Hundreds of Node processes start here, so they share compiled code. */
const env = childEnv({ NODE_COMPILE_CACHE: join(tmpdir(), 'hctc-compile-cache') })

/** Vitest's and Playwright's JSON reports. */
function readReport(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if ('stats' in report)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countTests(report: string, succeeded: boolean): Count {
  try {
    const count = readReport(report)
    // A suite that fails outside its tests (in a hook, say), or runs none, has failed too.
    const failedSilently = count.failed === 0 && (!succeeded || count.passed === 0)
    return failedSilently ? { ...count, failed: 1 } : count
  } catch {
    // A suite that wrote no report has not run.
    return { passed: 0, failed: 1 }
  }
}

async function run({ name, command, report }: Job): Promise<Count> {
  const begun = performance.now()
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(Buffer.concat(output))
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (report !== undefined) return countTests(report, code === 0)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const counts: Count[] = []
for (const jobs of steps) {
  console.log(`…    ${jobs.map(({ name }) => name).join(', ')}`)
  counts.push(...(await Promise.all(jobs.map(run))))
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
