import { expect, test } from 'vitest'
import { fitNote, withFitNotes } from './fit-note.ts'
import type { GrowingPlant } from './growth.ts'

const plant: GrowingPlant = {
  plantType: 'tree',
  growthRate: 'slow',
  heightFt: { least: 20, most: 50 },
  spreadFt: { least: 25, most: 50 },
}
const oak = { name: 'Escarpment Live Oak', containerSize: '15 gal', plant, todayFt: 8 }
const nothing = { wireFt: null, wireAwayFt: 0, wallFt: null, fenceFt: null }

test('[GR-07] a note says which plant, where, and the answer', () => {
  expect(fitNote(oak, { ...nothing, wireFt: 25, wallFt: 12 })).toBe(
    'Escarpment Live Oak, 15 gal: 12 ft from the wall, wire 25 ft up: won’t fit, could reach the wire by year 20',
  )
  expect(fitNote(oak, { wireFt: 30, wireAwayFt: 32, wallFt: 30, fenceFt: 27.5 })).toBe(
    'Escarpment Live Oak, 15 gal: 30 ft from the wall, 27½ ft from the fence, wire 30 ft up and 32 ft away: fits, 13½ ft to spare at the fence at year 20, and 2½ ft full grown',
  )
  expect(fitNote(oak, nothing)).toBeNull()
})

test('[GR-07] asked again, a note is replaced; what the customer typed never is', () => {
  const written = withFitNotes('Gate code 1234', [], ['Oak: 12 ft', 'Elm: 9 ft'], 2000)
  expect(written).toBe('Gate code 1234\nOak: 12 ft\nElm: 9 ft')
  expect(withFitNotes(written, ['Oak: 12 ft', 'Elm: 9 ft'], ['Oak: 15 ft', 'Elm: 9 ft'], 2000)).toBe(
    'Gate code 1234\nElm: 9 ft\nOak: 15 ft',
  )
  // Removed from the quote.
  expect(withFitNotes(written, ['Oak: 12 ft', 'Elm: 9 ft'], ['Elm: 9 ft'], 2000)).toBe(
    'Gate code 1234\nElm: 9 ft',
  )
  // Changed or deleted by hand.
  const edited = 'Gate code 1234\nOak: 12 ft, but I can move it'
  expect(withFitNotes(edited, ['Oak: 12 ft', 'Elm: 9 ft'], ['Oak: 12 ft', 'Elm: 9 ft'], 2000)).toBe(edited)
  expect(withFitNotes(edited, ['Oak: 12 ft'], ['Oak: 15 ft'], 2000)).toBe(`${edited}\nOak: 15 ft`)
})

test('[GR-07] notes never outgrow their field', () => {
  expect(withFitNotes('x'.repeat(1995), [], ['Oak: 12 ft', 'Elm'], 2000)).toBe(`${'x'.repeat(1995)}\nElm`)
  expect(withFitNotes('', [], ['Oak'], 2000)).toBe('Oak')
})
