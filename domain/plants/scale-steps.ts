import { exposures } from './vocabulary.ts'

// Turns descriptive words into numbers, for gauges and comparisons.

const levels = new Map([
  ['low', 1],
  ['slow', 1],
  ['medium', 2],
  ['high', 3],
  ['fast', 3],
])

/** 1 to 3 for low, medium and high (slow, medium and fast); the higher of 'low to medium'. */
export function levelOf(words: string | null): number | null {
  const found = words
    ?.toLowerCase()
    .split(' to ')
    .map((word) => levels.get(word))
  if (found === undefined) return null
  const known = found.filter((level) => level !== undefined)
  return known.length === found.length ? Math.max(...known) : null
}

const phRanges = new Map<string, readonly [number, number]>([
  ['acidic', [5, 6.5]],
  ['neutral', [6.5, 7.4]],
  ['alkaline', [7.2, 8.6]],
  ['adaptable', [5.5, 8.6]],
])

/** The approximate pH range that the words mean. */
export function phRange(words: string | null): readonly [number, number] | null {
  const found = words?.split(' to ').map((word) => phRanges.get(word))
  if (found === undefined) return null
  const known = found.filter((range) => range !== undefined)
  if (known.length < found.length) return null
  return [Math.min(...known.map(([from]) => from)), Math.max(...known.map(([, to]) => to))]
}

/** The range of the four sun steps that a text covers. 'Full Sun to Part Shade' is 1 to 3; unknown words are null. */
export function sunSteps(exposure: string | null): readonly [from: number, to: number] | null {
  const steps = (exposure ?? '')
    .split(' to ')
    .map((words) => exposures.findIndex((step) => step === words.replace('Partial', 'Part')) + 1)
  const [first = 0, last = first] = steps
  return first === 0 || last === 0 ? null : [Math.min(first, last), Math.max(first, last)]
}
