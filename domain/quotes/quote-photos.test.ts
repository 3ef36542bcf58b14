import { expect, test } from 'vitest'
import { photoProblemText } from './quote-photos.ts'

const tooLarge = 'That photo is over 15 MB. Send a smaller copy.'
const busy = "We couldn't take the photo right now. Try again in a minute."

test.each([
  ['full', 409, 'This quote has 6 photos. Remove one to add another.'],
  ['no-file', 413, 'Choose a photo first.'],
  [null, 413, tooLarge],
  ['<html>', 413, tooLarge],
  [null, 502, busy],
  ['toString', undefined, busy],
  ['', undefined, busy],
])('[QL-19] a refusal of %j with status %s says "%s"', (given, status, text) => {
  expect(photoProblemText(given, status)).toBe(text)
})
