import type { Ramp } from '../../color.ts'
import type { DetailForm, FlowerForm } from '../../detail/detail-form.ts'
import { drawBud, drawConeBud } from '../../detail/flowers/daisy.ts'
import { drawFlower, flowerSize } from '../../detail/flowers/flower.ts'
import { drawInflorescence, reachOf } from '../../detail/flowers/inflorescence.ts'
import { drawFruits, fruitSize } from '../../detail/fruit/fruit.ts'
import { Sketch } from '../../detail/sketch.ts'
import type { Random } from '../../random.ts'
import { clamp } from '../../vector.ts'
import type { StampSheet } from '../stamp-sheet.ts'

/** A close-up of a plant's flowers, or of its fruit if it's drawn for that. */
export type CloseUp = Pick<DetailForm, 'flower' | 'fruit'>

type CloseUpPose = { angle: number; tilt: number; scale: number; size: number }

/** Spikes need finer steps than round heads, or neighbors would be parallel. */
const spikeStep = 0.14
const headStep = 0.28
const tiltSteps = 4
const sizeSteps = 5
const variants = 2

const roundTo = (step: number, angle: number) => Math.round(angle / step) * step

const isSingle = (flower: FlowerForm): boolean => (flower.cluster ?? 'single') === 'single'

/** Long clusters extend the stem upward instead of spreading around its tip. */
export const isLong = ({ flower }: CloseUp): boolean =>
  flower?.cluster !== undefined && ['raceme', 'spike', 'whorls', 'panicle'].includes(flower.cluster)

/** How far the drawing reaches from its foot at its own size. */
function extentOf({ flower, fruit }: CloseUp): number {
  if (flower) return reachOf(flower)
  return fruit ? fruitSize(fruit) * Math.sqrt(fruit.count ?? 1) : 1
}

function drawCloseUp(
  { flower, fruit }: CloseUp,
  stem: Ramp,
  angle: number,
  tilt: number,
  random: Random,
): string {
  const sketch = new Sketch()
  if (flower && isSingle(flower))
    drawFlower(sketch, flower, { base: [0, 0], angle, size: flowerSize(flower), tilt }, random)
  else if (flower) drawInflorescence(sketch, flower, { base: [0, 0], angle, stem }, random)
  else if (fruit) drawFruits(sketch, fruit, { base: [0, 0], angle, stem }, random)
  return sketch.toSvg()
}

const scaled = (factor: number, svg: string) =>
  `<g transform="scale(${factor.toFixed(3)})" stroke-linecap="round" stroke-linejoin="round">${svg}</g>`

/**
 * The close-up's own drawing of the flower, on the plant: so both always show the same one. Poses are rounded to a
 * few variants so that symbols can be reused.
 */
export function stampCloseUp(
  sheet: StampSheet,
  closeUp: CloseUp,
  stem: Ramp,
  pose: CloseUpPose,
  random: Random,
  x: number,
  y: number,
): string {
  const angle = roundTo(isLong(closeUp) ? spikeStep : headStep, pose.angle)
  const tilt = Math.round(clamp(pose.tilt, 0.3, 1) * tiltSteps) / tiltSteps
  const scale = Math.round(clamp(pose.scale, 0.5, 1.2) * sizeSteps) / sizeSteps
  const key = `${angle.toFixed(1)}/${tilt}/${scale.toFixed(2)}/${random.integer(1, variants)}`
  const factor = (pose.size / extentOf(closeUp)) * scale
  return sheet.stamp(key, (own) => scaled(factor, drawCloseUp(closeUp, stem, angle, tilt, own)), x, y)
}

/** Stems that aren't in bloom yet end in a bud. */
export function stampBud(
  sheet: StampSheet,
  { flower }: CloseUp,
  pose: Pick<CloseUpPose, 'angle' | 'size'>,
  x: number,
  y: number,
): string {
  if ((flower?.type !== 'daisy' && flower?.type !== 'coneflower') || !isSingle(flower)) return ''
  const angle = roundTo(headStep, pose.angle)
  const sketch = new Sketch()
  const draw = flower.type === 'daisy' ? drawBud : drawConeBud
  draw(sketch, flower, { base: [0, 0], angle, size: flowerSize(flower) * 0.8 })
  return sheet.stamp(
    `bud/${angle.toFixed(1)}`,
    () => scaled(pose.size / reachOf(flower), sketch.toSvg()),
    x,
    y,
  )
}
