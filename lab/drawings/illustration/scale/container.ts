import { ramp, tone } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { PathBatch } from '../path-batch.ts'
import { polygon, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { clamp, fullTurn, mixNumbers, type Point } from '../vector.ts'

/** As the trade writes them; a trade gallon is not a liquid gallon. */
export const containerSizes = [
  '4"',
  '1 gal',
  '3 gal',
  '5 gal',
  '7 gal',
  '10 gal',
  '15 gal',
  '25 gal',
  '30 gal',
  '45 gal',
  '65 gal',
  '100 gal',
] as const

export type ContainerSize = (typeof containerSizes)[number]

const heightsFt: Record<ContainerSize, number> = {
  '4"': 0.33,
  '1 gal': 0.55,
  '3 gal': 0.8,
  '5 gal': 0.95,
  '7 gal': 1,
  '10 gal': 1.2,
  '15 gal': 1.35,
  '25 gal': 1.55,
  '30 gal': 1.7,
  '45 gal': 1.9,
  '65 gal': 2.1,
  '100 gal': 2.5,
}

/** Small pots are about as wide as tall, large ones squat. */
const slimmest = 1.05
const broadest = 1.35

/** From 15 gallons up, pots have handles and trees have a stake. */
export const isLarge = (size: ContainerSize): boolean =>
  containerSizes.indexOf(size) >= containerSizes.indexOf('15 gal')

/** True size in feet: height to the rim, width across it, and how high the soil is inside. */
export function containerFeet(size: ContainerSize): { height: number; width: number; soil: number } {
  const height = heightsFt[size]
  const share = containerSizes.indexOf(size) / (containerSizes.length - 1)
  // We look into the pot a little: the middle of its soil lies just below the far rim.
  return { height, width: height * mixNumbers(slimmest, broadest, share), soil: height * 0.985 }
}

/** Pots are drawn at this height and scaled, so a small one is as detailed as a large one. */
const drawnHeight = 200
const plastic = ramp('#45453F', { steps: 32, dark: 0.14, light: 0.24, hueShift: 4 })
const soil = ramp('#5E4E3E', { steps: 8, dark: 0.16, light: 0.16 })

/** Depth of the round mouth as a share of its width: we look down only slightly, as on the plates. */
const mouthDepth = 0.085
const taper = 0.82
const rimHeight = 0.1
const strips = 26

/** Light on the round side from the left edge (-1) to the right (1): a soft highlight, a faint reflection. */
const glossAt = (x: number): number =>
  0.16 +
  0.5 * Math.exp(-(((x + 0.5) / 0.2) ** 2)) +
  0.2 * (1 - x) * 0.5 +
  0.1 * Math.exp(-(((x - 0.93) / 0.08) ** 2))

type Hoop = { y: number; halfWidth: number }

/** A point on the near half of a hoop. */
function onHoop({ y, halfWidth }: Hoop, x: number): Point {
  return [x * halfWidth, y + halfWidth * 2 * mouthDepth * 0.5 * Math.sqrt(Math.max(0, 1 - x * x))]
}

/** The wall between two hoops, in overlapping strips: a gradient that needs no id. */
function drawWall(upper: Hoop, lower: Hoop, lighter: number): string {
  let svg = ''
  for (let i = 0; i < strips; i++) {
    const from = (i / strips) * 2 - 1
    const to = Math.min(1, from + 4 / strips)
    const edge = [from, (from + to) / 2, to]
    const outline = [...edge.map((x) => onHoop(upper, x)), ...edge.toReversed().map((x) => onHoop(lower, x))]
    svg += `<path fill="${tone(plastic, glossAt(from + 1 / strips) + lighter)}" d="${polygon(outline)}"/>`
  }
  return svg
}

function ellipse({ y, halfWidth }: Hoop, shrink: number): Point[] {
  const count = 24
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * fullTurn
    return [Math.cos(angle) * halfWidth * shrink, y + Math.sin(angle) * halfWidth * mouthDepth * shrink]
  })
}

/** Bark and crumbs, brighter where the light reaches over the rim. */
function drawSoil(mouth: Hoop): string {
  const random = new Random('soil')
  const batch = new PathBatch()
  batch.fill(tone(soil, 0.25), smoothPath(ellipse(mouth, 0.93)))
  for (let i = 0; i < 90; i++) {
    const angle = random.between(0, fullTurn)
    const distance = Math.sqrt(random.next()) * 0.86
    const x = Math.cos(angle) * distance * mouth.halfWidth
    const y = mouth.y + Math.sin(angle) * distance * mouth.halfWidth * mouthDepth
    const size = random.between(1.2, 3.4)
    const crumb: Point[] = [
      [x - size, y],
      [x, y - size * 0.5],
      [x + size, y + size * 0.1],
      [x + size * 0.2, y + size * 0.5],
    ]
    batch.fill(
      tone(soil, clamp(0.35 + random.gaussian() * 0.25 + (x / mouth.halfWidth) * 0.15)),
      polygon(crumb),
    )
  }
  return batch.toSvg()
}

/** Lugs under the rim by which two people carry a large pot. */
function drawHandles(mouth: Hoop, rimFoot: number): string {
  const batch = new PathBatch()
  for (const side of [-1, 1]) {
    const edge = mouth.halfWidth * side
    const lug: Point[] = [
      [edge * 0.94, rimFoot - 6],
      [edge * 1.035, rimFoot - 6],
      [edge * 1.045, rimFoot + 10],
      [edge * 1.01, rimFoot + 20],
      [edge * 0.92, rimFoot + 26],
    ]
    batch.fill(tone(plastic, side < 0 ? 0.4 : 0.12), smoothPath(lug))
  }
  return batch.toSvg()
}

/** A nursery pot of black plastic with its soil, standing on the ground at true size. */
export function drawContainer(size: ContainerSize, pixelsPerFoot: number): Drawing {
  const feet = containerFeet(size)
  const halfWidth = (drawnHeight * feet.width) / feet.height / 2
  const mouth: Hoop = { y: -drawnHeight, halfWidth }
  const rimFoot: Hoop = { y: -drawnHeight * (1 - rimHeight), halfWidth: halfWidth * 0.985 }
  const neck: Hoop = { y: rimFoot.y - 2, halfWidth: halfWidth * 0.94 }
  const shadowed: Hoop = { y: rimFoot.y + 7, halfWidth: halfWidth * 0.935 }
  // The near edge of the foot touches the ground line.
  const foot: Hoop = { y: -halfWidth * taper * mouthDepth, halfWidth: halfWidth * taper }
  const rings = [0.3, 0.34].map((share): Hoop => ({
    y: mixNumbers(neck.y, foot.y, share),
    halfWidth: mixNumbers(neck.halfWidth, foot.halfWidth, share) * 1.004,
  }))
  const [ringTop, ringFoot] = rings
  const scale = ((feet.height * pixelsPerFoot) / drawnHeight).toFixed(4)
  const parts = [
    drawWall(neck, foot, 0),
    ringTop && ringFoot ? drawWall(ringTop, ringFoot, 0.05) : '',
    drawWall(neck, shadowed, -0.14),
    isLarge(size) ? drawHandles(mouth, rimFoot.y) : '',
    drawWall(mouth, rimFoot, 0.07),
    `<path fill="${tone(plastic, 0.62)}" d="${smoothPath(ellipse(mouth, 1))}"/>`,
    `<path fill="${tone(plastic, 0)}" d="${smoothPath(ellipse(mouth, 0.955))}"/>`,
    drawSoil({ y: mouth.y + 2.5, halfWidth }),
  ]
  return {
    svg: `<g transform="scale(${scale})">${parts.join('')}</g>`,
    defs: '',
    halfWidth: (feet.width / 2) * pixelsPerFoot,
    baseRadius: (feet.width / 2) * taper * pixelsPerFoot,
    height: feet.height * pixelsPerFoot,
  }
}
