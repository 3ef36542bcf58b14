/** One line per figure, and what it must be. A run fails when one of them is not. */
export type Figure = { name: string; value: number | string; holds?: boolean }

export function report(title: string, begun: number, figures: readonly Figure[]): boolean {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  const failed = figures.filter(({ holds }) => holds === false)
  console.log(`\n${failed.length === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`)
  for (const { name, value, holds } of figures)
    console.log(
      `     ${name.padEnd(52)} ${String(value).padStart(10)}${holds === false ? '   <- must not be' : ''}`,
    )
  return failed.length === 0
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
