import { describe, expect, test } from 'vitest'
import { findRemovalCause, likelyWholesaler, removesMany } from './removal-cause.ts'

const kinds = (from: number, to: number, size = '15 gal') =>
  Array.from({ length: to - from }, (_, at) => ({ plantId: from + at, size }))
const none = { removed: [], listed: [], knownBefore: 0, leftOut: [], others: [] }

describe('[DK-74] the likely cause of a mass removal', () => {
  test('is the sheet that was left out and has most of the rows', () => {
    expect(
      findRemovalCause({
        ...none,
        removed: kinds(0, 9),
        listed: kinds(20, 24),
        knownBefore: 4,
        leftOut: [
          { at: 1, name: 'Shrubs', kinds: kinds(0, 6, '15 GAL') },
          { at: 2, name: 'Grasses', kinds: kinds(6, 8) },
        ],
      }),
    ).toEqual({ kind: 'sheet', at: 1, name: 'Shrubs', rows: 6 })
  })

  test('is another wholesaler, if the list has mostly what that one has', () => {
    const given = { ...none, removed: kinds(0, 9), listed: kinds(20, 30) }
    const others = [
      { id: 7, name: 'Balcones', kinds: kinds(20, 28) },
      { id: 8, name: 'Guadalupe', kinds: kinds(20, 22) },
    ]
    expect(findRemovalCause({ ...given, knownBefore: 3, others })).toEqual({
      kind: 'wholesaler',
      id: 7,
      name: 'Balcones',
      rows: 8,
      listed: 10,
    })
    expect(findRemovalCause({ ...given, knownBefore: 4, others })).toBeNull()
    expect(likelyWholesaler(kinds(20, 36), others, 0)).toBeUndefined()
  })

  test('is unknown, if the rows are nowhere else', () => {
    const leftOut = [{ at: 1, name: 'Terms', kinds: kinds(50, 52) }]
    expect(findRemovalCause({ ...none, removed: kinds(0, 9), leftOut })).toBeNull()
    expect(findRemovalCause({ ...none, removed: kinds(0, 9) })).toBeNull()
  })

  test('is asked for from more than a third on', () => {
    expect([removesMany(2, 6), removesMany(3, 8), removesMany(0, 0)]).toEqual([false, true, false])
  })
})
