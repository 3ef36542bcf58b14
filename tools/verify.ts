import '#server/config/require-node-24.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv } from '#server/config/env.ts'

// Runs every check in steps. The jobs of a step run in parallel, and each prints its output when it ends. The last line adds up
// the tests of all jobs; a job without tests (format, types …) counts as one.

type Job = { name: string; command: string; report?: string }
type Count = { passed: number; failed: number }

const isFull = process.argv.includes('--full')
const script = (name: string): Job => ({ name, command: `npm run --silent ${name}` })
const projects = isFull ? ['unit', 'http', 'drawings'] : ['unit', 'http']

const steps: Job[][] = [
  ['check:types', 'check:format', 'check:structure', 'trace'].map(script),
  // The linter and the search for unused code read the route types that check:types writes.
  [
    script('check:lint'),
    script('check:unused'),
    { name: 'build', command: 'node tools/build.ts --logLevel error' },
  ],
  [
    {
      name: projects.join(', '),
      command: `vitest run ${projects.map((name) => `--project ${name}`).join(' ')} --reporter=default --reporter=json --outputFile.json=test-results/vitest.json`,
      report: 'test-results/vitest.json',
    },
  ],
]
if (isFull)
  steps.push(
    [
      {
        name: 'faults and attacks',
        command: 'node tests/faults/run-faults.ts --quick R S',
        report: 'test-results/faults.json',
      },
    ],
    [{ ...script('test:e2e'), report: 'test-results/e2e.json' }],
  )

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
