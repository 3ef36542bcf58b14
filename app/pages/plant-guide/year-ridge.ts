// The path is 12 units wide (one per month) and 1 unit high.

/** Half the width of a slope, in months. */
const reach = 0.65
/** A run starts and ends this far inside its months, so that its slopes barely extend beyond them. */
const inset = 0.4
const step = 0.25

/** A smooth step from 0 to 1 around x = 0. */
function slope(x: number): number {
  if (x <= -reach) return 0
  if (x >= reach) return 1
  return 0.5 + x / (2 * reach) + Math.sin((Math.PI * x) / reach) / (2 * Math.PI)
}

/** Runs of consecutive months as [from, to], in months since New Year. A run can extend past the end of the year. */
function runsOf(months: readonly number[]): (readonly [number, number])[] {
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1)
  const starts = months.filter((month) => !isIn(month - 1))
  return starts.map((start) => {
    let end = start
    while (isIn(end + 1)) end += 1
    return [start - 1 + inset, end - inset] as const
  })
}

/** An SVG path over the year with a ridge at the given months. */
export function yearRidge(months: readonly number[]): string {
  if (months.length === 0) return ''
  if (months.length === 12) return 'M0 1V0H12V1Z'
  const runs = runsOf(months).flatMap(([from, to]) =>
    [-12, 0, 12].map((year) => [from + year, to + year] as const),
  )
  const heights = Array.from({ length: 12 / step + 1 }, (_, index) =>
    runs.reduce((sum, [from, to]) => sum + slope(index * step - from) - slope(index * step - to), 0),
  )
  const highest = Math.max(...heights)
  const points = heights.map((height, index) => [index * step, 1 - height / highest] as const)
  // Quadratic curves through the midpoints: smooth with few points.
  const curves = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [12, 1]
    return `Q${x} ${y.toFixed(3)} ${(x + nextX) / 2} ${((y + nextY) / 2).toFixed(3)}`
  })
  const [first, last] = [points[0]?.[1] ?? 1, points.at(-1)?.[1] ?? 1]
  return `M0 1V${first.toFixed(3)}${curves.join('')}L12 ${last.toFixed(3)}V1Z`
}
