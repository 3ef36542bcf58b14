import '#server/config/require-node-24.ts'
import '#tools/help.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { childEnv } from '#server/config/env.ts'
import { endAll, processesOf } from '#tests/faults/rig/started-processes.ts'
import { makeTemplate } from '#tests/faults/rig/rig.ts'
import { fullOnly, onlyIfNamed, scenarios } from '#tests/faults/scenarios.ts'

// npm run faults            every fault (R) at full size, about 80 minutes
// npm run faults -- --quick a tenth of it, without the soak (R13) and the archive (R17)
// npm run faults -- R3 R12  only these
// npm run faults -- R16     never runs unless it's named: it needs more of Debian's packages, and most of the machine
// npm run attacks           the same for the attacks (S), about 18 minutes

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { quick } = values
const named = positionals.filter((argument) => argument.length > 1)
const isChosen = (name: string) =>
  named.length > 0
    ? named.includes(name)
    : positionals.some((kind) => name.startsWith(kind)) &&
      !onlyIfNamed.has(name) &&
      !(quick && fullOnly.has(name))
const chosen = Object.keys(scenarios(quick)).filter(isChosen)
const unknown = named.filter((name) => !chosen.includes(name))
if (unknown.length > 0) throw new Error(`there's no scenario ${unknown.join(', ')}`)

const minute = 60_000
/** Several times what they take on a quiet machine. */
const scenarioLimit = (quick ? 6 : 60) * minute
const end = Date.now() + (quick ? 45 : 240) * minute

/** A process of its own, so that one that hangs can be ended, with everything that it started. */
async function runScenario(name: string, template: string | undefined): Promise<boolean> {
  const begun = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'hctc-scenario-'))
  // PostgreSQL has a user of its own.
  chmodSync(folder, 0o755)
  const child = spawn(
    process.execPath,
    [
      'tests/faults/run-scenario.ts',
      name,
      ...(quick ? ['--quick'] : []),
      ...(template === undefined ? [] : ['--template', template]),
    ],
    { detached: true, stdio: ['ignore', 'inherit', 'inherit'], env: childEnv({ TMPDIR: folder }) },
  )
  const limit = Math.max(0, Math.min(scenarioLimit, end - begun))
  const timer = setTimeout(() => {
    console.log(`FAIL ${name} took longer than ${Math.round(limit / 1000)} s`)
    child.kill('SIGKILL')
  }, limit)
  stopCurrent = () => stopAll(child.pid, folder)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  await stopCurrent()
  console.log(
    `     ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${Math.round((Date.now() - begun) / 1000)} s`,
  )
  return code === 0
}

/** Whatever still runs of a scenario, and its files. */
async function stopAll(pid: number | undefined, folder: string) {
  const left = processesOf(pid, folder)
  if (left.length > 0) console.log(`     ended: ${left.map(({ command }) => command).join('; ')}`)
  await endAll(pid, folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

let stopCurrent: () => Promise<void> = async () => undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopCurrent().then(() => process.exit(1)))

// Starting from a copy saves each scenario the time to fill its database.
const template = chosen.length > 1 ? await makeTemplate() : undefined

// One at a time: most of them fail if a response is late.
let passed = 0
for (const name of chosen) if (await runScenario(name, template?.folder)) passed += 1
template?.remove()
const failed = chosen.length - passed
if (chosen.length > 1) {
  console.log(`\n${passed} passed, ${failed} failed`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(
    'test-results/faults.json',
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed }),
  )
}
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
