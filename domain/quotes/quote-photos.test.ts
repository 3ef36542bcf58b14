import { expect, test } from 'vitest'
import { photoProblemText, photosUrl, photoUrl, removePhotoUrl, statusOfProblem } from './quote-photos.ts'

const tooLarge = 'That photo is over 15 MB. Send a smaller copy.'
const busy = "We couldn't take the photo right now. Try again in a minute."

test.each([
  ['no-file', 400],
  ['too-large', 413],
  ['unreadable', 415],
  ['too-many-pixels', 422],
  ['full', 409],
  ['closed', 409],
  ['too-often', 429],
  ['busy', 503],
] as const)('[QL-19] a photo refused as %s is answered with %i', (problem, status) => {
  expect(statusOfProblem(problem)).toBe(status)
})

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

test('[QL-20] photos are added, read and removed under the token of their quote', () => {
  expect(photosUrl('Zk3')).toBe('/quote/Zk3/photos')
  expect(photoUrl('Zk3', 'small', 'a1b2')).toBe('/quote/Zk3/photos/small/a1b2')
  expect(removePhotoUrl('Zk3', 'a1b2')).toBe('/quote/Zk3/photos/a1b2/remove')
})
