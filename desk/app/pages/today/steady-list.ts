import type { Listed, TodayPage } from '#domain/desk/today-page.ts'

// The list refreshes by itself. Nothing that's on the screen moves because of it: rows are updated where they are, rows that are
// done stay until the list is shown again, and new rows wait for a tap.

/** The first that has rows has the row that's unfolded at first. */
export const sections = [
  'out',
  'answer',
  'untold',
  'followUp',
  'dayOver',
  'tickets',
  'noDay',
  'emails',
  'expires',
  'owed',
  'messages',
  'visits',
] as const
export type Section = (typeof sections)[number]

export type AnyRow = { number?: string | null; id?: string | number }

/** Names a row on the page. A quote that moves to another section is another row. */
export const rowKey = (section: Section, row: AnyRow) => `${section} ${row.id ?? row.number}`

const rowsOf = (page: TodayPage, section: Section): readonly AnyRow[] => page[section].rows

const keysOf = (page: TodayPage) =>
  new Set(sections.flatMap((section) => rowsOf(page, section).map((row) => rowKey(section, row))))

const without = (keys: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !others.has(key)))

/** How many rows aren't on the screen yet. */
export const countNew = (shown: TodayPage, fresh: TodayPage): number =>
  without(keysOf(fresh), keysOf(shown)).size

/** The rows on the screen that the fresh list doesn't have anymore. */
export const goneRows = (shown: TodayPage, fresh: TodayPage) => without(keysOf(shown), keysOf(fresh))

/** The rows that are on the screen, in their order, each as the fresh list has it. */
export function updateInPlace(shown: TodayPage, fresh: TodayPage): TodayPage {
  const update = (section: Section): Listed<AnyRow> => ({
    count: fresh[section].count,
    rows: rowsOf(shown, section).map(
      (row) => rowsOf(fresh, section).find((each) => rowKey(section, each) === rowKey(section, row)) ?? row,
    ),
  })
  return {
    ...fresh,
    ...(Object.fromEntries(sections.map((section) => [section, update(section)])) as Pick<
      TodayPage,
      Section
    >),
  }
}
