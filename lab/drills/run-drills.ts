import '../../server/platform/config/require-node-24.ts'
import '../../tools/help.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { childEnv } from '../../server/platform/config/env.ts'
import { endAll, processesOf } from './rig/started-processes.ts'
import { makeTemplate } from './rig/rig.ts'
import { fullOnly, mayShare, onlyIfNamed, scenarios } from './scenarios.ts'

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

type Scenario = { name: string; child: ChildProcess; folder: string }

const running = new Set<Scenario>()
const stopping = new AbortController()

/** A process of its own, so that one that hangs can be ended, with everything that it started. */
async function runScenario(name: string, template: string | undefined): Promise<boolean> {
  const begun = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'hctc-scenario-'))
  // PostgreSQL has a user of its own.
  chmodSync(folder, 0o755)
  const outputFile = join(folder, 'output.txt')
  const output = openSync(outputFile, 'w')
  const child = spawn(
    process.execPath,
    [
      'lab/drills/run-scenario.ts',
      name,
      ...(quick ? ['--quick'] : []),
      ...(template === undefined ? [] : ['--template', template]),
    ],
    { detached: true, stdio: ['ignore', output, output], env: childEnv({ TMPDIR: folder }) },
  )
  closeSync(output)
  const scenario = { name, child, folder }
  running.add(scenario)
  const limit = Math.max(0, Math.min(scenarioLimit, end - begun))
  const timer = setTimeout(() => {
    console.log(`FAIL ${name} took longer than ${Math.round(limit / 1000)} s`)
    child.kill('SIGKILL')
  }, limit)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  if (stopping.signal.aborted) return false
  // Only now, because another may run beside it.
  process.stdout.write(readFileSync(outputFile))
  await stopAll(scenario)
  running.delete(scenario)
  console.log(
    `     ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${Math.round((Date.now() - begun) / 1000)} s`,
  )
  return code === 0
}

/** Whatever still runs of a scenario, and its files. */
async function stopAll({ name, child, folder }: Scenario) {
  child.kill('SIGKILL')
  const left = processesOf(child.pid, folder)
  if (left.length > 0) console.log(`     ended of ${name}: ${left.map(({ command }) => command).join('; ')}`)
  await endAll(child.pid, folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopping.abort()
    void Promise.all([...running].map(stopAll)).then(() => process.exit(1))
  })

// Starting from a copy saves each scenario the time to fill its database.
const template = chosen.length > 1 ? await makeTemplate() : undefined
process.once('exit', () => template?.remove())

let passed = 0
async function runInTurn(names: string[]) {
  for (let name = names.shift(); name !== undefined && !stopping.signal.aborted; name = names.shift())
    if (await runScenario(name, template?.folder)) passed += 1
}

// Most of them fail if a response is late, so they run one at a time. The others wait more than they compute.
const shared = chosen.filter((name) => quick && mayShare.has(name))
const alone = chosen.filter((name) => !shared.includes(name))
await Promise.all([runInTurn(shared), runInTurn(shared)])
await runInTurn(alone)
const failed = chosen.length - passed
if (chosen.length > 1) {
  console.log(`\n${passed} passed, ${failed} failed`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(
    'test-results/drills.json',
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed }),
  )
}
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
