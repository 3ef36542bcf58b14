import { readFileSync } from 'node:fs'

/** One printed line. A run fails if any measurement has `holds: false`. */
export type Measurement = { name: string; value: number | string; holds?: boolean }

type Value = Measurement['value']

export const judged = (name: string, value: Value, holds: boolean): Measurement => ({ name, value, holds })
export const equal = (name: string, value: Value, expected: Value) => judged(name, value, value === expected)
export const none = (name: string, value: Value) => equal(name, value, 0)
export const above = (name: string, value: number, limit: number) => judged(name, value, value > limit)
export const some = (name: string, value: number) => above(name, value, 0)
export const below = (name: string, value: number, limit: number) => judged(name, value, value < limit)
export const atMost = (name: string, value: number, limit: number) =>
  judged(`${name} (at most ${limit})`, Number(value.toFixed(2)), value <= limit)
export const yes = (name: string, isSo: boolean) => judged(name, isSo ? 'yes' : 'no', isSo)

let lastReport = 0

/** Prints what was measured, with the seconds since the process began, or since what it printed before. */
export function report(title: string, measurements: readonly Measurement[]): boolean {
  const seconds = ((performance.now() - lastReport) / 1000).toFixed(0)
  lastReport = performance.now()
  const failed = measurements.filter(({ holds }) => holds === false)
  console.log(`\n${failed.length === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`)
  for (const { name, value, holds } of measurements)
    console.log(
      `     ${name.padEnd(52)} ${String(value).padStart(10)}${holds === false ? '   <- FAILED' : ''}`,
    )
  return failed.length === 0
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

type Timed = { milliseconds: number }

export const slowestOf = (timed: readonly Timed[]) =>
  Math.round(Math.max(0, ...timed.map(({ milliseconds }) => milliseconds)))
export const p95Of = (timed: readonly Timed[]) =>
  percentile(
    timed.map(({ milliseconds }) => milliseconds),
    0.95,
  )

/** The most memory that a process has used so far. */
export const peakMegabytes = (pid: number | undefined) =>
  Math.round(
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Infinity) / 1024,
  )

/** Growth per minute: the least-squares slope. */
export function slopePerMinute(points: readonly (readonly [minutes: number, value: number])[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const middle = mean(points.map(([minutes]) => minutes))
  const level = mean(points.map(([, value]) => value))
  const rise = points.reduce((sum, [minutes, value]) => sum + (minutes - middle) * (value - level), 0)
  const run = points.reduce((sum, [minutes]) => sum + (minutes - middle) ** 2, 0)
  return run === 0 ? 0 : rise / run
}
