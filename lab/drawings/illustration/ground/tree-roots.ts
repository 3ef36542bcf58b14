import { fill } from '../path-batch.ts'
import { Random } from '../random.ts'
import { growRoot, type Steer } from './strata.ts'

/**
 * A tree's roots, as wide as its crown and no deeper than the soil: most of a tree's roots are in the first foot of it. The trunk
 * stands in the middle of the upper edge.
 */
export function drawTreeRoots(width: number, height: number): string {
  const random = new Random('tree roots')
  // They stay under the surface and turn level where the rock begins.
  const level: Steer = (_x, y, angle) => {
    const slope = y < height * 0.1 ? 0.22 : y > height * 0.72 ? -0.16 : null
    if (slope === null) return angle
    return Math.cos(angle) > 0 ? slope : Math.PI - slope
  }
  let roots = ''
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const slope = 0.06 + i * 0.17 + random.between(0, 0.08)
      const root = {
        x: width / 2 + side * (20 - i * 4),
        y: -4,
        angle: side > 0 ? slope : Math.PI - slope,
        length: (width / 2) * (0.97 - i * 0.16) * random.between(0.9, 1),
        width: height * (0.16 - i * 0.012),
      }
      roots += growRoot(random, root, level)
    }
  return fill('#B3905F', roots)
}
