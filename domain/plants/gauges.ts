import { exposures } from './vocabulary.ts'

/** Which of the four sun steps a text covers (FL-01): 'Full Sun to Part Shade' is 1 to 3. Null where nothing is known. */
export function sunSteps(exposure: string | null): readonly [from: number, to: number] | null {
  const steps = (exposure ?? '')
    .split(' to ')
    .map((words) => exposures.findIndex((step) => step === words.replace('Partial', 'Part')) + 1)
  const [first = 0, last = first] = steps
  return first === 0 || last === 0 ? null : [Math.min(first, last), Math.max(first, last)]
}
