import { makeNoise } from '../noise.ts'
import { fill, PathBatch, stroke } from '../path-batch.ts'
import { Random } from '../random.ts'
import { box, line, thick } from './foot-space.ts'

const stones = ['#EDE4D1', '#E6DBC4', '#EAE0CB', '#E1D5BC', '#E8DDC3']
const wallColor = '#E9DFCB'
const courseHeights = [0.72, 0.95, 0.8, 1.1]

type Wall = { left: number; bottom: number; right: number; top: number }

/** A wall of coursed limestone, lit from above. Every block has its tone, but joints only show in patches: a wall with all of them is busy. */
export function drawStonework({ left, bottom, right, top }: Wall, seed: string): string {
  const random = new Random(`${seed}/stones`)
  const weather = makeNoise(`${seed}/weather`)
  const blocks = new PathBatch()
  let [joints, lit] = ['', '']
  let y = bottom
  for (let course = 0; y < top - 0.02; course++) {
    const height = Math.min(courseHeights[course % courseHeights.length] ?? 0.8, top - y)
    let x = left
    while (x < right - 0.02) {
      const wanted = height * random.between(1.3, 3.2)
      // No slivers at the corner.
      const width = right - x - wanted < 0.8 ? right - x : wanted
      const shown = weather(x / 4.2, y / 2.6) * 1.5 + random.gaussian() * 0.16
      if (shown > -0.35) blocks.fill(random.pick(stones), box(x, y, x + width, y + height))
      if (shown > -0.1) {
        joints += line([
          [x + 0.04, y + 0.04],
          [x + width - 0.04, y + 0.04],
        ])
        if (x + width < right - 0.05)
          joints += line([
            [x + width, y + 0.06],
            [x + width, y + height - 0.05],
          ])
        lit += line([
          [x + 0.1, y + height - 0.05],
          [x + width - 0.12, y + height - 0.05],
        ])
      }
      x += width
    }
    y += height
  }
  return (
    fill(wallColor, box(left, bottom, right, top)) +
    blocks.toSvg() +
    stroke('#F6F0E2', thick(0.022), lit, 0.8) +
    stroke('#B9AC92', thick(0.02), joints, 0.75)
  )
}
