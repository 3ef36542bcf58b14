export type Filter<Row> = {
  /** Undefined when nothing is chosen: every row passes. */
  passes: ((row: Row) => boolean) | undefined
  /** For filters that show a count next to each value. */
  counted?: { values: readonly string[]; of: (row: Row) => readonly string[] }
}

const newTally = (): { count: number; last: unknown } => ({ count: 0, last: undefined })

export type Counts<Name extends string> = Record<Name, Record<string, number>>

/**
 * Returns the rows that pass every filter, in order, and for each counted value how many rows it would find. A filter's counts
 * respect the choices in all other filters but not its own, so a row that fails only one filter still counts for that one.
 */
export function findAndCount<Row, Name extends string>(
  rows: readonly Row[],
  filters: Record<Name, Filter<Row>>,
  /** The unit of the count: a row, or a plant with several rows, which then follow each other. */
  countedAs: (row: Row) => unknown = (row) => row,
): { found: Row[]; counts: Counts<Name> } {
  const all = Object.entries(filters) as [Name, Filter<Row>][]
  const active = all.flatMap(([name, { passes }]) => (passes === undefined ? [] : [{ name, passes }]))
  const counters = all.flatMap(([name, { counted }]) =>
    counted === undefined
      ? []
      : [{ name, of: counted.of, tallies: new Map(counted.values.map((value) => [value, newTally()])) }],
  )
  const found: Row[] = []
  for (const row of rows) {
    let failed: Name | undefined
    let failures = 0
    for (const { name, passes } of active) {
      if (passes(row)) continue
      failed = name
      failures += 1
      if (failures > 1) break
    }
    if (failures > 1) continue
    if (failures === 0) found.push(row)
    const counted = countedAs(row)
    for (const { name, of, tallies } of counters) {
      if (failures === 1 && name !== failed) continue
      for (const value of of(row)) {
        const tally = tallies.get(value)
        if (tally === undefined || tally.last === counted) continue
        tally.last = counted
        tally.count += 1
      }
    }
  }
  const counts = counters.map(({ name, tallies }) => [
    name,
    Object.fromEntries([...tallies].map(([value, { count }]) => [value, count])),
  ])
  return { found, counts: Object.fromEntries(counts) as Counts<Name> }
}

/** Lowest rank first; rows of equal rank keep their order. */
export function sortedBy<Row>(rows: readonly Row[], rankOf: (row: Row) => number): Row[] {
  const ranked = rows.map((row) => ({ row, rank: rankOf(row) }))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row)
}

const pageSize = 12

/** A page beyond the last is the last. */
export function pageOf<Row>(rows: readonly Row[], asked: number) {
  const pageCount = Math.ceil(rows.length / pageSize)
  const page = Math.max(1, Math.min(asked, pageCount))
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
    page,
    pageCount,
  }
}
