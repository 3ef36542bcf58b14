import { isDay } from '#domain/time/nursery-clock.ts'

/** A notice from the owner that every public page shows from one day through another. */
export const noticeKeys = ['notice_text', 'notice_from', 'notice_until'] as const
export type NoticeKey = (typeof noticeKeys)[number]

export type Notice = { text: string; from: string; until: string }

/** Null unless all of it is set, with days. */
export function noticeOf(settings: ReadonlyMap<string, string>): Notice | null {
  const [text, from, until] = noticeKeys.map((key) => settings.get(key)?.trim() || undefined)
  if (text === undefined || from === undefined || until === undefined) return null
  return isDay(from) && isDay(until) ? { text, from, until } : null
}

/** The words to show on this day; null outside of the notice's days. */
export const noticeOn = (notice: Notice | null, day: string): string | null =>
  notice !== null && notice.from <= day && day <= notice.until ? notice.text : null
