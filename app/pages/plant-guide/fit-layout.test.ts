import { expect, test } from 'vitest'
import { beyond, fitLayout } from './fit-layout.ts'

const grown = { heightFt: { least: 20, most: 50 }, spreadFt: { least: 25, most: 50 } }
const nothing = { wireFt: null, wireAwayFt: 0, wallFt: null, fenceFt: null }

test('[GR-09] what would be cut back is over the wire, behind the wall and behind the fence', () => {
  const cut = (spot: object) => beyond(fitLayout(grown, { ...nothing, ...spot }))
  // The ground and the wall are at 0, a foot is ten units, and the tree's crown is 25 ft wide on each side.
  expect(cut({ wireFt: 25, wallFt: 8 })).toBe('M-180 -550H380V-250H-180zM-180 -550H0V0H-180z')
  expect(cut({ wallFt: 30, fenceFt: 9 })).toBe('M-150 -550H0V0H-150zM390 -550H580V0H390z')
  // This wire hangs beside the tree.
  expect(cut({ wireFt: 25, wireAwayFt: 30 })).toBe('')
})
