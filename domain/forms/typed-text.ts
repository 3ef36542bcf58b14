import { withCommas } from '#domain/wording.ts'
import { z } from '#domain/zod.ts'

// Cleans up text typed into any of our forms.

// Line breaks and control characters don't belong in a single line. Direction marks could make one text look like
// another. PostgreSQL can't store lone surrogates.
const tidyLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .trim()

const tidyLines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => tidyLine(line.replaceAll('\t', ' ')))
    .join('\n')
    .trim()

const text = (tidy: (given: string) => string, most: number) =>
  z
    .string()
    .nullish()
    .transform((given) => tidy(given ?? ''))
    .pipe(z.string().max(most, `Please use at most ${withCommas(most)} characters`))

/** A single line of at most `most` characters. */
export const line = (most: number) => text(tidyLine, most)

/** Text that may have line breaks. */
export const paragraphs = (most: number) => text(tidyLines, most)

/** Exactly one email address: no list, no display name, no folded header. */
export const emailAddress =
  /^[\w!#$%&'*+\-/=?^`{|}~.]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
