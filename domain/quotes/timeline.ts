import { entryOf, inWords } from './lifecycle/event-kinds.ts'
import { isAcceptance, type StoredEvent } from './lifecycle/events.ts'
import { countInWords } from './quote-words.ts'
import type { QuoteVersion } from './quote-version.ts'
import { visitOf, visitWords, type VisitWords } from './visit.ts'

export type TimelineEntry = {
  title: string
  at: Date
  /** A message of the customer or the desk, as it was written. */
  words: string | null
  /** More, in our words. */
  note: string | null
}

type Ordered = Pick<QuoteVersion, 'version' | 'delivery' | 'plants'>

/** Each event with the words for the visit that the order was for at that time. */
export function withVisits<Each extends StoredEvent>(
  events: readonly Each[],
  versions: readonly Ordered[],
): { event: Each; visit: VisitWords }[] {
  let order: Ordered | undefined
  return events.map((event) => {
    if (isAcceptance(event)) order = versions.find(({ version }) => version === event.version)
    return { event, visit: visitWords[visitOf(order)] }
  })
}

/** Several photos in a row are one entry, and only the last choice of weeks counts. Only words for the other side are shown. */
export function timeline(events: readonly StoredEvent[], versions: readonly Ordered[]): TimelineEntry[] {
  const lastChoice = events.findLast(({ kind }) => kind === 'window-chosen')
  const entries: TimelineEntry[] = []
  let photos = 0
  for (const { event, visit } of withVisits(events, versions)) {
    if (event.kind === 'window-chosen' && event !== lastChoice) continue
    const { at, words } = event
    if (event.kind === 'photo-added') {
      if (photos > 0) entries.pop()
      photos += 1
      entries.push({ title: `You added ${countInWords(photos, 'photo')}`, at, words: null, note: null })
      continue
    }
    const story = entryOf(event.kind)?.story ?? null
    if (story === null) continue
    photos = 0
    const line = inWords(story, event, visit)
    const { title, note = null, showsWords = false } = typeof line === 'string' ? { title: line } : line
    entries.push({ title, at, words: showsWords && words !== '' ? words : null, note })
  }
  return entries
}
