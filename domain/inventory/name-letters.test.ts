import { expect, test } from 'vitest'
import { nameLetters } from './name-letters.ts'

test.each([
  ["Turk's Cap", 'turks cap'],
  ['Turk’s  CAP ', 'turks cap'],
  ["Ilex vomitoria 'Nana'", 'ilex vomitoria nana'],
  ['Salvia × jamensis', 'salvia jamensis'],
  ['Desert Willow™', 'desert willow'],
  ['Encino, Roble-Ñandú', 'encino roble nandu'],
  ['Dasyliriøn Œil Straße', 'dasylirion oeil strasse'],
  ['ﬁg No. 2', 'fig no 2'],
  ['***', ''],
])('%j is compared as %j', (name, letters) => {
  expect(nameLetters(name)).toBe(letters)
})
