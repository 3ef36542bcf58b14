import { expect, test } from 'vitest'
import { indexSpellings } from './similar-names.ts'

const similarTo = (letters: string, ...names: string[]) =>
  indexSpellings(names.map((name) => ({ letters: name })))(letters).map(({ name, similarity }) => [
    name.letters,
    similarity,
  ])

test('the similarity is the share of common trigrams, as in pg_trgm', () => {
  // 10 and 11 trigrams, 9 of them shared.
  expect(similarTo('lacey oak', 'lacey oaks')).toEqual([['lacey oaks', 9 / 12]])
  expect(similarTo('lacey oak', 'lacey oak')).toEqual([['lacey oak', 1]])
})

test('the order of words does not matter, and a repeated trigram counts once', () => {
  expect(similarTo('oak lacey', 'lacey oak')).toEqual([['lacey oak', 1]])
  expect(similarTo('oak oak', 'oak')).toEqual([['oak', 1]])
})

test('names up to a similarity of 0.45 are left out', () => {
  expect(similarTo('lacey oak', 'cedar elm', 'lacey', 'post oak')).toEqual([['lacey', 0.6]])
  // 14 and 15 trigrams; the first nine letters make 9 shared ones, exactly 9 of 20.
  expect(similarTo('abcdefghijklm', 'abcdefghixyzuv')).toEqual([])
  expect(similarTo('abcdefghijklm', 'abcdefghijxyzu')).toEqual([['abcdefghijxyzu', 10 / 19]])
})
