import { Random } from './random.ts'

/** A short prefix for ids: it is written thousands of times into one plate. */
export const idPrefix = (seed: string): string =>
  `p${Math.floor(new Random(`${seed}/id`).next() * 36 ** 4).toString(36)}`
