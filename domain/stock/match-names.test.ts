import { describe, expect, test } from 'vitest'
import { nameMatcher, type PlantNames, type NameDecision } from './match-names.ts'

let lastId = 0
function plant(name: string, botanicalName: string, ...otherNames: string[]): PlantNames {
  lastId += 1
  return { id: lastId, slug: name.toLowerCase().replaceAll(' ', '-'), name, botanicalName, otherNames }
}

const laceyOak = plant('Lacey Oak', 'Quercus laceyi', 'Blue Oak')
const texasRedOak = plant('Texas Red Oak', 'Quercus buckleyi', 'Spanish Oak', 'Encino Rojo')
const yaupon = plant('Yaupon Holly', 'Ilex vomitoria')
const dwarfYaupon = plant('Dwarf Yaupon', "Ilex vomitoria 'Nana'")
const whiteRedbud = plant('White Redbud', 'Cercis canadensis')
const redbud = plant('Eastern Redbud', 'Cercis canadensis')
const plants = [laceyOak, texasRedOak, yaupon, dwarfYaupon, whiteRedbud, redbud]

type Earlier = Parameters<typeof nameMatcher>[1]
function match(
  botanical: string,
  common: string,
  { earlier = [], decisions = [] }: { earlier?: Earlier; decisions?: NameDecision[] } = {},
) {
  return nameMatcher(plants, earlier, decisions)({ botanical, common })
}

describe('an exact name', () => {
  test.each([
    ['the botanical name, regardless of the common one', 'QUERCUS LACEYI', 'Some Oak', laceyOak],
    ['the botanical name in the column of common names', '', 'quercus laceyi', laceyOak],
    ['the common name without a botanical one', '', "Yaupon' Holly", yaupon],
    ['the common name in the column of botanical names', 'Lacey Oak', '', laceyOak],
    ['another name in the column of botanical names', 'Encino Rojo', '', texasRedOak],
    ['a variety of its own', 'Ilex vomitoria Nana', 'Yaupon Holly', dwarfYaupon],
    [
      'one of two plants with the same botanical name, by the common one',
      'Cercis canadensis',
      'Eastern Redbud',
      redbud,
    ],
  ])('is %s', (_, botanical, common, found) => {
    expect(match(botanical, common)).toEqual({ how: 'exact', plant: found })
  })

  test('is ambiguous if two plants share it', () => {
    expect(match('Cercis canadensis', 'Redbud')).toMatchObject({ how: 'doubtful' })
  })

  test('is not a common name beside an unknown botanical name', () => {
    expect(match('Quercus texana', 'Texas Red Oak')).toMatchObject({
      how: 'doubtful',
      suggestions: [{ plant: texasRedOak, similarity: 1 }],
    })
  })
})

describe('a similar spelling', () => {
  test.each([
    ['Quercus laceyii', 'Lacey Oak', laceyOak],
    ['Quercus buckley', '', texasRedOak],
    ['', 'Texas Red Oaks', texasRedOak],
  ])('%j %j is matched', (botanical, common, found) => {
    expect(match(botanical, common)).toEqual({ how: 'similar', plant: found })
  })

  test('that is not near enough is doubtful', () => {
    // 14 of 19 trigrams.
    expect(match('Quercus bukleyi', '')).toMatchObject({
      how: 'doubtful',
      suggestions: [{ plant: texasRedOak, similarity: 14 / 19 }, { plant: laceyOak }],
    })
  })

  test('with an extra word is another variety, which the owner decides on', () => {
    expect(match("Ilex vomitoria 'Pride'", '')).toMatchObject({ how: 'doubtful' })
  })

  test('that is as near to a second plant is doubtful', () => {
    expect(match('Cercis canadensi', '')).toMatchObject({
      how: 'doubtful',
      suggestions: [{ plant: whiteRedbud }, { plant: redbud }],
    })
  })

  test('of an alias is only a suggestion', () => {
    expect(match('', 'Spanish Oaks')).toMatchObject({
      how: 'doubtful',
      suggestions: [{ plant: texasRedOak }],
    })
  })

  test('at most three plants are suggested, the nearest first', () => {
    const oaks = ['Red Oak A', 'Red Oak B', 'Red Oak C', 'Red Oak'].map((name) => plant(name, name))
    const found = nameMatcher(oaks, [], [])({ botanical: '', common: 'Red Oak D' })
    expect(found).toMatchObject({
      how: 'doubtful',
      suggestions: [{ plant: oaks[3] }, { plant: oaks[0] }, { plant: oaks[1] }],
    })
  })
})

test("a name unlike any plant's is unknown, and so is one without letters", () => {
  expect(match('Nandina domestica', 'Heavenly Bamboo')).toEqual({ how: 'unknown' })
  expect(match('***', '')).toEqual({ how: 'unknown' })
})

describe('earlier lists', () => {
  const listed = (plantId: number, listName: string | null) => ({ plantId, listName })

  test('win over the names in the catalog', () => {
    const earlier = [listed(texasRedOak.id, 'Quercus texana Texas Red Oak'), listed(yaupon.id, null)]
    expect(match('QUERCUS TEXANA', 'Texas Red Oak', { earlier })).toEqual({
      how: 'remembered',
      plant: texasRedOak,
    })
  })

  test('are ignored if a name meant two plants', () => {
    const earlier = [listed(texasRedOak.id, 'Red Oak'), listed(laceyOak.id, 'red oak')]
    expect(match('', 'Red Oak', { earlier }).how).toBe('doubtful')
  })
})

test("the owner's decision comes before everything else, and may leave a name out", () => {
  const decide = (plantId: number | null, isEarlier = false) => ({
    decisions: [{ botanical: 'Quercus Laceyi', common: '', plantId, isEarlier }],
    earlier: [{ plantId: yaupon.id, listName: 'Quercus laceyi' }],
  })
  expect(match('Quercus laceyi', '', decide(texasRedOak.id))).toEqual({ how: 'decided', plant: texasRedOak })
  expect(match('Quercus laceyi', '', decide(texasRedOak.id, true))).toEqual({
    how: 'remembered',
    plant: texasRedOak,
  })
  expect(match('Quercus laceyi', '', decide(null))).toEqual({ how: 'skipped' })
  expect(match('Quercus laceyi', 'Lacey Oak', decide(null))).toEqual({ how: 'exact', plant: laceyOak })
})
