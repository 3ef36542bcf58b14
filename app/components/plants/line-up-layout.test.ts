import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineUpLayout, skyShare } from './line-up-layout.ts'

const plant = fc.record({
  heightFt: fc.double({ min: 0.3, max: 100, noNaN: true }),
  spreadFt: fc.double({ min: 0.5, max: 100, noNaN: true }),
})

test('plants and person never overlap and never leave the drawing', () => {
  fc.assert(
    fc.property(
      fc.array(plant, { minLength: 1, maxLength: 6 }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (plants, aspect) => {
        const { widthFt, personX, positions } = lineUpLayout(plants, aspect)
        const spans = [
          [personX - 1.7, personX + 1.7] as const,
          ...positions.map(({ x, widthFt: own }) => [x - own / 2, x + own / 2] as const),
        ].toSorted(([one], [other]) => one - other)
        spans.forEach(([from, to], index) => {
          expect(from).toBeGreaterThanOrEqual(-1e-9)
          expect(to).toBeLessThanOrEqual((spans[index + 1]?.[0] ?? widthFt) + 1e-9)
        })
        const skyFt = (widthFt / aspect) * skyShare
        for (const { heightFt } of positions) expect(heightFt).toBeLessThan(skyFt)
      },
    ),
  )
})
