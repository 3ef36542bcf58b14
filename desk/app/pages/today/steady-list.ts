import type { Listed, TodayPage } from '#domain/desk/today-page.ts'

// The list refreshes by itself. Nothing that's on the screen moves because of it: rows are updated where they are, rows that are
// done stay until the list is shown again, and new rows wait for a tap.

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

const keysOf = (page: TodayPage) =>
  new Set(sections.flatMap((section) => page[section].rows.map((row) => rowKey(section, row))))

/** How many rows aren't on the screen yet. */
export function countNew(shown: TodayPage, fresh: TodayPage): number {
  const known = keysOf(shown)
  return [...keysOf(fresh)].filter((key) => !known.has(key)).length
}

/** The rows on the screen that the fresh list doesn't have anymore. */
export function goneRows(shown: TodayPage, fresh: TodayPage): ReadonlySet<string> {
  const current = keysOf(fresh)
  return new Set([...keysOf(shown)].filter((key) => !current.has(key)))
}

/** The rows that are on the screen, in their order, each as the fresh list has it. */
export function updateInPlace(shown: TodayPage, fresh: TodayPage): TodayPage {
  const update = <Row extends AnyRow>(section: Section, old: Listed<Row>, current: Listed<Row>) => ({
    count: current.count,
    rows: old.rows.map(
      (row) => current.rows.find((each) => rowKey(section, each) === rowKey(section, row)) ?? row,
    ),
  })
  return {
    ...fresh,
    out: update('out', shown.out, fresh.out),
    answer: update('answer', shown.answer, fresh.answer),
    dayOver: update('dayOver', shown.dayOver, fresh.dayOver),
    tickets: update('tickets', shown.tickets, fresh.tickets),
    noDay: update('noDay', shown.noDay, fresh.noDay),
    emails: update('emails', shown.emails, fresh.emails),
    followUp: update('followUp', shown.followUp, fresh.followUp),
    untold: update('untold', shown.untold, fresh.untold),
    expires: update('expires', shown.expires, fresh.expires),
    owed: update('owed', shown.owed, fresh.owed),
    visits: update('visits', shown.visits, fresh.visits),
    messages: update('messages', shown.messages, fresh.messages),
  }
}

/** The copy that a device stores for when there's no signal: everything but amounts. */
export function withoutAmounts(page: TodayPage): TodayPage {
  const strip = <Row extends { total: string | null }>({ count, rows }: Listed<Row>) => ({
    count,
    rows: rows.map((row) => ({ ...row, total: null })),
  })
  return {
    ...page,
    visits: strip(page.visits),
    out: strip(page.out),
    answer: strip(page.answer),
    dayOver: strip(page.dayOver),
    noDay: strip(page.noDay),
    followUp: strip(page.followUp),
    untold: strip(page.untold),
    expires: strip(page.expires),
    owed: strip(page.owed),
  }
}
