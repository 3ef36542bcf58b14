import { z } from '#domain/zod.ts'

// What visitors type, as every form of ours takes it.

// Line breaks and other control characters have no place in a line; marks that turn the writing direction could make
// one text look like another. Lone halves of a character cannot be stored.
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
    .pipe(z.string().max(most, `Please use at most ${most.toLocaleString('en-US')} characters`))

/** One line, tidied, of at most so many characters. */
export const line = (most: number) => text(tidyLine, most)

/** Several lines. */
export const paragraphs = (most: number) => text(tidyLines, most)

/** One address and nothing around it: no list, no name, no folded header. */
export const emailAddress =
  /^[\w!#$%&'*+\-/=?^`{|}~.]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
