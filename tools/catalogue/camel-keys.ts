type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key

/** The catalog's files name columns as the database does; queries name them in camelCase. */
export function camelKeys<Row extends object>(row: Row) {
  const entries = Object.entries(row).map(([key, value]) => [
    key.replaceAll(/_(.)/g, (_, next: string) => next.toUpperCase()),
    value,
  ])
  return Object.fromEntries(entries) as { [Key in keyof Row & string as CamelCase<Key>]: Row[Key] }
}
