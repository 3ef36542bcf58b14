import { caliperInWords, heightInWords } from './measures.ts'

type Size = { containerSize: string; currentHeightInches: number | null; caliperInches: number | null }

/** '15 gal, 5 ft 2 in tall, 1¾ in caliper': what is known of a plant's size today (IN-04). */
export function sizeLine({
  containerSize,
  currentHeightInches: height,
  caliperInches: caliper,
}: Size): string {
  const parts = [containerSize]
  if (height !== null) parts.push(`${heightInWords(height)} tall`)
  if (caliper !== null) parts.push(`${caliperInWords(caliper)} caliper`)
  return parts.join(', ')
}
