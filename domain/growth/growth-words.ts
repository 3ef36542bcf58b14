import { feetInWords, feetRangeInWords } from '#domain/plants/grown-size.ts'
import type { Age, FeetRange } from './growth.ts'

export const ageName = (age: Age) =>
  age === 0 ? 'Planting day' : age === 'grown' ? 'Full grown' : `Year ${age}`

/** Whole feet from 10 ft on, halves below: nobody knows it to the inch. */
const roundFt = (feet: number) => (feet < 10 ? Math.round(feet * 2) / 2 : Math.round(feet))

export const bandInWords = ({ least, most }: FeetRange) =>
  roundFt(least) === roundFt(most)
    ? feetInWords(roundFt(most))
    : feetRangeInWords(roundFt(least), roundFt(most))
