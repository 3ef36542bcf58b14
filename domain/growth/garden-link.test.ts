import { describe, expect, test } from 'vitest'
import { canonicalGardenSearch, movedInRow, onlyGarden, parseGarden, gardenSearch } from './garden-link.ts'

const search = (text: string) => new URLSearchParams(text)

describe('[GR-12] the order and the age of a yard in a link', () => {
  test('are read from it', () => {
    expect(parseGarden(search('yard=2-1-3&age=20'), 3)).toEqual({ order: [1, 0, 2], age: 20 })
    expect(parseGarden(search(''), 2)).toEqual({ order: [0, 1], age: 10 })
    expect(parseGarden(search('age=grown'), 0)).toEqual({ order: [], age: 'grown' })
  })

  test.each(['2-1', '1-2-3-4', '1-1-2', '0-1-2', '3-2-x', '', '-', '2-3-1-', '1.5-2-3'])(
    'yard=%s isn’t an order of three plants',
    (yard) => {
      expect(parseGarden(new URLSearchParams({ yard }), 3).order).toEqual([0, 1, 2])
    },
  )

  test.each([
    ['yard=2-1-3&age=20', null],
    ['version=2', null],
    ['', null],
    ['yard=1-2-3', ''],
    ['age=10', ''],
    ['age=7', ''],
    ['yard=02-1-3', '?yard=2-1-3'],
    ['yard=3-2&age=5', '?age=5'],
    ['age=5&yard=2-1-3', '?yard=2-1-3&age=5'],
    ['yard=2-1-3&yard=3-2-1', '?yard=2-1-3'],
    ['yard=2-1-3&version=2', '?version=2&yard=2-1-3'],
    ['yard=2-1-3&age=20&_routes=pages%2Fcart%2Fcart.page', null],
    ['age=20&yard=2-1-3&_routes=pages%2Fcart%2Fcart.page', '?yard=2-1-3&age=20'],
  ])('%s has one spelling', (given, canonical) => {
    expect(canonicalGardenSearch(search(given), 3)).toBe(canonical)
  })

  test('the page’s other parameters stay', () => {
    expect(gardenSearch({ order: [1, 0], age: 0 }, search('version=2&age=5'))).toBe(
      '?version=2&yard=2-1&age=0',
    )
    expect(gardenSearch({ order: [0, 1], age: 10 }, search(''))).toBe('')
  })

  test('goes along to another page without that page’s other parameters', () => {
    expect(onlyGarden('?step=form&yard=2-1&age=20')).toBe('?yard=2-1&age=20')
    expect(onlyGarden('?step=form')).toBe('')
  })

  test('a plant moves to another position in its row', () => {
    const all = [0, 1, 2]
    expect(movedInRow([0, 1, 2], all, 0, 1)).toEqual([1, 0, 2])
    expect(movedInRow([0, 1, 2], all, 2, 0)).toEqual([2, 0, 1])
    expect(movedInRow([0, 1, 2], all, 3, 0)).toEqual([0, 1, 2])
    // The second and third stand in the other row.
    expect(movedInRow([3, 0, 1, 2], [0, 3], 1, 0)).toEqual([2, 0, 1, 3])
  })
})
