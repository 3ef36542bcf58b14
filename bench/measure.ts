import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

// What all benchmarks share: turns, medians, wrk, and how a figure is told.

/** Only shows that it runs. */
export const isQuick = process.argv.includes('--quick')

const run = promisify(execFile)

/** The value below which `share` of them lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** One after the other, round by round: whatever else the machine does meets all of them. */
export async function takeTurns<Name extends string, Result>(
  rounds: number,
  contenders: Record<Name, (round: number) => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(contenders) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await contenders[name](round))
  return results
}

type Load = { clients: number; seconds: number; headers: Record<string, string> }

/** Answered requests a second, by wrk. A single one that is not answered well is a fault of the benchmark. */
export async function requestsPerSecond(address: string, { clients, seconds, headers }: Load) {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', ['-t1', `-c${clients}`, `-d${seconds}s`, ...sent, address])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address} did not answer well:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

/** What was measured, and what it must be. */
export type Figure = { hold: string; what: string; figure: number; asked: string; holds: boolean }

export const atLeast = (hold: string, what: string, figure: number, least: number): Figure => ({
  hold,
  what,
  figure,
  asked: `at least ${least}`,
  holds: figure >= least,
})

export const atMost = (hold: string, what: string, figure: number, most: number): Figure => ({
  hold,
  what,
  figure,
  asked: `at most ${most}`,
  holds: figure <= most,
})

/** To the screen, to test-results/bench-{name}.json, and into the exit code. */
export function report(name: string, figures: readonly Figure[], details: unknown) {
  for (const { hold, what, figure, asked, holds } of figures)
    console.log(`${hold} ${holds ? 'holds' : 'does not hold'}: ${what} ${figure.toFixed(2)} (${asked})`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(`test-results/bench-${name}.json`, JSON.stringify({ figures, details }, null, 2))
  process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1
}
