import { tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { mixPoints, type Point } from '../../vector.ts'
import { drawAcorn } from './acorn.ts'
import { endOf, step } from '../axis.ts'
import type { FruitForm, FruitType } from '../detail-form.ts'
import { drawConeBall, drawLobedCapsule, drawPecan, drawSeedBall, drawWalnut } from './dry-fruit.ts'
import { drawBerry, drawEgg, drawFuzzyCluster, drawPepper, drawPlum, drawTuna } from './fleshy-fruit.ts'
import { drawBeadPod, drawHornPod, drawPod } from './pod.ts'
import type { DrawFruit } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawMapleSamara, drawSamara, drawWafer } from './winged-fruit.ts'

type FruitHabit = { draw: DrawFruit; size: number; count: number; stalk: number; spread: number }

const habit = (draw: DrawFruit, size: number, count: number, stalk: number, spread: number): FruitHabit => ({
  draw,
  size,
  count,
  stalk,
  spread,
})

/** `stalk` is a share of the size, `spread` the fan of a cluster in radians. */
const habits: Record<FruitType, FruitHabit> = {
  acorn: habit(drawAcorn, 44, 2, 0.5, 0.9),
  berry: habit(drawBerry, 17, 6, 0.8, 2.4),
  plum: habit(drawPlum, 36, 2, 0.4, 1.2),
  pod: habit(drawPod, 100, 2, 0.12, 0.7),
  'bead-pod': habit(drawBeadPod, 120, 2, 0.1, 0.6),
  'horn-pod': habit(drawHornPod, 74, 1, 0.2, 0),
  samara: habit(drawSamara, 46, 7, 0.34, 1.7),
  'maple-samara': habit(drawMapleSamara, 56, 2, 0.5, 1),
  wafer: habit(drawWafer, 34, 6, 0.5, 2),
  pecan: habit(drawPecan, 72, 2, 0.16, 1.3),
  walnut: habit(drawWalnut, 46, 2, 0.25, 1.3),
  'cone-ball': habit(drawConeBall, 44, 2, 0.2, 1.2),
  'seed-ball': habit(drawSeedBall, 56, 1, 0.7, 0),
  'lobed-capsule': habit(drawLobedCapsule, 54, 1, 0.3, 0),
  'fuzzy-cluster': habit(drawFuzzyCluster, 110, 1, 0.08, 0),
  tuna: habit(drawTuna, 54, 2, 0, 1),
  egg: habit(drawEgg, 76, 1, 0.3, 0),
  pepper: habit(drawPepper, 30, 2, 0.9, 0.8),
}

export const fruitSize = (fruit: FruitForm): number => fruit.size ?? habits[fruit.type].size

type FruitClusterPose = { base: Point; angle: number; stem: Ramp; count?: number }

type Hung = { line: Point[]; angle: number }

/** Berries crowd into a ball just off the twig. */
function packed({ base, angle }: FruitClusterPose, count: number, size: number, random: Random): Hung[] {
  const radius = size * 0.5 * Math.sqrt(count)
  const center = step(base, angle, radius * 0.75 + size * 0.1)
  return Array.from({ length: count }, (_, i) => {
    const reach = radius * Math.sqrt((i + 0.4) / count) * random.between(0.9, 1.05)
    const end = step(center, i * 2.39996 + angle, reach)
    const heading = Math.atan2(end[1] - base[1], end[0] - base[0])
    const foot = step(end, heading, -size * 0.45)
    return { line: [base, mixPoints(base, foot, 0.55), foot], angle: heading }
  })
}

/** Larger fruits hang side by side on stalks of their own. */
function fanned(
  fruit: FruitForm,
  { base, angle }: FruitClusterPose,
  count: number,
  size: number,
  random: Random,
): Hung[] {
  const { stalk, spread } = habits[fruit.type]
  return Array.from({ length: count }, (_, i) => {
    const offset = count === 1 ? 0 : (i / (count - 1) - 0.5) * spread
    const heading = angle + offset + random.gaussian() * 0.05
    const reach = size * stalk * random.between(0.8, 1.3)
    if (reach < 1) return { line: [base, base], angle: heading }
    // stalks bend under the weight until they point almost straight down
    const line = arc(base[0], base[1], reach, heading, Math.cos(heading) * 0.3, 4)
    return { line, angle: endOf(line).angle }
  })
}

/** Fruits on stalks from one point of the twig. */
export function drawFruits(sketch: Sketch, fruit: FruitForm, pose: FruitClusterPose, random: Random): void {
  const { draw, count: usual } = habits[fruit.type]
  const count = pose.count ?? fruit.count ?? usual
  const size = fruitSize(fruit)
  const crowd = (fruit.type === 'berry' || fruit.type === 'wafer' || fruit.type === 'plum') && count > 2
  const hung = crowd ? packed(pose, count, size, random) : fanned(fruit, pose, count, size, random)
  const stalkColor = fruit.accent && fruit.type === 'berry' ? fruit.accent : tone(pose.stem, 0.4)
  for (const { line } of hung) sketch.line(stalkColor, Math.max(1.1, Math.min(2.6, size * 0.05)), line)
  for (const { line, angle } of hung)
    draw(
      sketch,
      fruit,
      { base: line.at(-1) ?? pose.base, angle, size: size * random.between(0.92, 1.06) },
      random,
    )
}
