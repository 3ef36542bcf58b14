// The path is 12 units wide (one per month) and 1 unit high.

/** Half the width of a slope, in months. */
const reach = 0.65
/** A run starts and ends this far inside its months, so that its slopes barely extend beyond them. */
const inset = 0.4

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

const round = (months: number) => Math.round(months * 1000) / 1000

function ridge(from: number, to: number): string {
  const [foot, end] = [round(from - reach), round(to + reach)]
  const top = round(Math.min(from + reach, (from + to) / 2))
  const fall = round(from + to - top)
  const [rising, falling] = [round((foot + top) / 2), round((fall + end) / 2)]
  return `M${foot} 1C${rising} 1 ${rising} 0 ${top} 0H${fall}C${falling} 0 ${falling} 1 ${end} 1Z`
}

/** An SVG path over the year with a ridge at the given months. What extends beyond the year is cut off by its view box. */
export function yearRidge(months: readonly number[]): string {
  if (months.length === 12) return 'M0 1V0H12V1Z'
  return runsOf(months)
    .flatMap(([from, to]) => (to > 12 ? [ridge(from - 12, to - 12), ridge(from, to)] : [ridge(from, to)]))
    .join('')
}
