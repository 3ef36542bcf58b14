import { expect, test } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

test.each([
  ["Turk's Cap", 'turks cap'],
  ['Turk’s Cap', 'turks cap'],
  ['Ñandú  Oak (dwarf)', 'nandu oak dwarf'],
  ['Antelope-horns', 'antelope horns'],
  ["Ilex vomitoria 'Nana'", 'ilex vomitoria nana'],
  ['Salvia × jamensis', 'salvia jamensis'],
  ['Desert Willow™', 'desert willow'],
  ['Encino, Roble-Ñandú', 'encino roble nandu'],
  ['ﬁg No. 2', 'fig no 2'],
  ['straße œuvre Łódź', 'strasse oeuvre lodz'],
  ["'; drop table plants; --", 'drop table plants'],
  ['%_\\ 🌳', ''],
])('%j is compared as %j', (text, expected) => expect(searchText(text)).toBe(expected))

test('at most six words are searched for', () => {
  expect(searchWords('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(searchWords('')).toEqual([])
})
