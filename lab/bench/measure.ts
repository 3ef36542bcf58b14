import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

// Shared by all benchmarks: alternating runs, medians, wrk and the report.

/** Only checks that each benchmark runs. */
export const isQuick = process.argv.includes('--quick')

const run = promisify(execFile)

/** The value that `share` of them are below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Runs the contenders alternately, round by round, so other load on the machine affects all of them alike. */
export async function takeTurns<Name extends string, Value>(
  rounds: number,
  contenders: Record<Name, (round: number) => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(contenders) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await contenders[name](round))
  return results
}

type Load = { clients: number; seconds: number; headers: Record<string, string> }

/** Requests per second, measured by wrk. Throws if a single request fails. */
export async function requestsPerSecond(url: string, { clients, seconds, headers }: Load) {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', ['-t1', `-c${clients}`, `-d${seconds}s`, ...sent, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} had failed requests:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

/** A measured value and its target. */
export type Result = { id: string; what: string; value: number; target: string; isMet: boolean }

export const atLeast = (id: string, what: string, value: number, least: number): Result => ({
  id,
  what,
  value,
  target: `at least ${least}`,
  isMet: value >= least,
})

export const atMost = (id: string, what: string, value: number, most: number): Result => ({
  id,
  what,
  value,
  target: `at most ${most}`,
  isMet: value <= most,
})

/** Prints the results, writes test-results/bench-{name}.json and sets the exit code. */
export function report(name: string, results: readonly Result[], details: unknown) {
  for (const { id, what, value, target, isMet } of results)
    console.log(`${id} ${isMet ? 'met' : 'missed'}: ${what} ${value.toFixed(2)} (${target})`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(`test-results/bench-${name}.json`, JSON.stringify({ results, details }, null, 2))
  process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1
}
