import { ramp, tone } from '../color.ts'
import { makeNoise } from '../noise.ts'
import { PathBatch } from '../path-batch.ts'
import { circle } from '../path.ts'
import { Random } from '../random.ts'
import { clamp } from '../vector.ts'
import { box, place, roughBox } from './foot-space.ts'

/** Edwards limestone: cream, buff, a few gray and rusty blocks. */
const limestones = ['#E4D9C2', '#DDD0B5', '#E8DFCC', '#D6CAB2', '#DCC9A6'].map((color) =>
  ramp(color, { steps: 9, dark: 0.13, light: 0.07, hueShift: 5 }),
)
const shares = [5, 4, 4, 2, 1]
const mortar = '#CDC1A6'
const litEdge = '#F7F1E3'
const darkEdge = '#9D9075'

const joint = 0.035
const courseHeights = [0.72, 0.95, 0.82, 1.12, 0.68, 0.9]

type Wall = { left: number; bottom: number; right: number; top: number }

type Block = Wall & { shade: number }

function layBlocks(
  { left, bottom, right, top }: Wall,
  random: Random,
  shadeAt: (x: number, y: number) => number,
) {
  const blocks: Block[] = []
  let y = bottom
  for (let course = 0; y < top - 0.05; course++) {
    const height = Math.min(courseHeights[course % courseHeights.length] ?? 0.8, top - y)
    let x = left
    while (x < right - 0.05) {
      const wanted = height * random.between(1.1, 3.1)
      // No slivers at the corner.
      const width = right - x - wanted < 0.7 ? right - x : wanted
      blocks.push({ left: x, right: x + width, bottom: y, top: y + height, shade: shadeAt(x + width / 2, y) })
      x += width
    }
    y += height
  }
  return blocks
}

/** Fossil pits and tool marks. */
function pitBlock(batch: PathBatch, { left, right, bottom, top }: Block, random: Random): void {
  const pits = random.integer(0, 5)
  for (let i = 0; i < pits; i++) {
    const [x, y] = place(random.between(left + 0.12, right - 0.12), random.between(bottom + 0.12, top - 0.12))
    batch.fill(darkEdge, circle(x, y, random.between(0.5, 1.3)), 0.35)
  }
}

/** A wall of coursed limestone, lit from the upper left. */
export function drawStonework(wall: Wall, seed: string): string {
  const random = new Random(`${seed}/stones`)
  const noise = makeNoise(`${seed}/weather`)
  const span = wall.right - wall.left
  // Weathering in soft patches; the far end of the wall is a little more in the shade.
  const shadeAt = (x: number, y: number) => 0.6 - 0.14 * ((x - wall.left) / span) + 0.45 * noise(x / 7, y / 5)
  const stones = new PathBatch()
  const edges = new PathBatch()
  for (const block of layBlocks(wall, random, shadeAt)) {
    const { left, right, bottom, top } = block
    const colors = random.weighted(limestones, shares)
    const color = tone(colors, clamp(block.shade + random.gaussian() * 0.16))
    stones.fill(color, roughBox(left + joint, bottom + joint, right - joint, top - joint, 0.025, random))
    edges.fill(litEdge, roughBox(left + 0.05, top - 0.085, right - 0.08, top - 0.04, 0.012, random), 0.6)
    edges.fill(litEdge, roughBox(left + 0.04, bottom + 0.1, left + 0.08, top - 0.08, 0.01, random), 0.45)
    edges.fill(
      darkEdge,
      roughBox(left + 0.06, bottom + 0.03, right - 0.04, bottom + 0.075, 0.012, random),
      0.4,
    )
    pitBlock(edges, block, random)
  }
  const ground = `<path fill="${mortar}" d="${box(wall.left, wall.bottom, wall.right, wall.top)}"/>`
  return ground + stones.toSvg() + edges.toSvg()
}
