import { useUnsavedText } from './unsaved-text.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { DoneLine } from '#domain/quotes/lifecycle/events.ts'
import { countDone } from '#domain/quotes/lifecycle/record.ts'

type Outcome = DoneLine['outcome']

export const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'planted', label: 'Planted' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'picked-up', label: 'Picked up' },
  { value: 'not-done', label: 'Not done' },
]

type Expected = { line: number; quantity: number; outcome: Outcome; count: number; reason: string }
type Chosen = Record<number, { outcome?: Outcome; count?: number; reason?: string }>

/** How much of each line was done. A choice stays on the device, under `key`, until it's recorded. */
export function useOutcomes<Line extends Expected>(key: string, expected: readonly Line[]) {
  const kept = useUnsavedText(key)
  const chosen = (parseJson(kept.text ?? '{}') ?? {}) as Chosen
  const lines = expected.map((line) => {
    const own = { ...line, ...chosen[line.line] }
    return { ...own, missing: line.quantity - countDone(own, line.quantity) }
  })
  return {
    kept,
    lines,
    choose: (line: number, change: Chosen[number]) =>
      kept.set(JSON.stringify({ ...chosen, [line]: { ...chosen[line], ...change } })),
    /** For the form's field `lines`. */
    posted: JSON.stringify(
      lines.map(({ line, outcome, count, reason, missing }) => ({
        line,
        outcome,
        ...(outcome !== 'not-done' && { count }),
        ...(missing > 0 && { reason }),
      })),
    ),
  }
}
