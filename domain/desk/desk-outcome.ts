/** The outcome of a form of the desk. Outdated: something else happened first. */
export type DeskOutcome<More extends object = object> =
  | ({ kind: 'done'; message: string } & More)
  | { kind: 'refused'; message: string; isOutdated?: boolean }
