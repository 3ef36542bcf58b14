export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'February to April, October': runs of months, also over the turn of the year. */
export function monthSpans(months: readonly number[]): string {
  if (months.length === 12) return 'all year'
  const chosen = new Set(months)
  const starts = months.filter((month) => !chosen.has(month === 1 ? 12 : month - 1))
  return starts
    .map((start) => {
      let end = start
      while (chosen.has((end % 12) + 1)) end = (end % 12) + 1
      const [from, to] = [monthNames[start - 1], monthNames[end - 1]]
      return from === to ? from : `${from} to ${to}`
    })
    .join(', ')
}
