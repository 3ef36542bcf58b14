import { describe, expect, test } from 'vitest'
import { leafShapes } from '../detail-form.ts'
import { leafOutline } from './leaf-outline.ts'

const edges = ['smooth', 'toothed', 'coarse', 'scalloped', 'wavy'] as const

describe('leafOutline', () => {
  test.each(leafShapes.flatMap((shape) => edges.map((edge) => [shape, edge] as const)))(
    '%s with a %s edge runs from the foot to the tip within its box',
    (shape, edge) => {
      const outline = leafOutline(shape, edge)
      const tip = outline.at(-1)
      expect(tip?.[1]).toBeCloseTo(0)
      for (const [along, across] of outline) {
        expect(along).toBeGreaterThanOrEqual(-0.35)
        expect(along).toBeLessThanOrEqual(1.05)
        expect(across).toBeGreaterThanOrEqual(-1e-9)
        expect(across).toBeLessThanOrEqual(1.2)
      }
    },
  )
})
