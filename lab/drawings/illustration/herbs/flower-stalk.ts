import { ramp, tone, type Ramp } from '../color.ts'
import { arc, leafDab, smoothPath } from '../path.ts'
import { fill, PathBatch, stroke } from '../path-batch.ts'
import type { Random } from '../random.ts'
import { clamp, type Point } from '../vector.ts'
import { drawTube } from './flowers/tube.ts'
import type { StalkForm, StalkType } from './rosette-form.ts'
import { goldenAngle, headingAlong, lastOf, pointAlong } from './space-line.ts'
import { drawStem } from './stem.ts'

type FlowerPainter = (
  line: readonly Point[],
  form: StalkForm,
  flowers: readonly Ramp[],
  random: Random,
) => string

/** Where along the stalk the i-th of `count` flowers sits. */
const placeOf = (form: StalkForm, i: number, count: number) => 1 - form.length * (1 - i / count)

const tubeLobes = ramp('#EDB978', { dark: 0.15, light: 0.1, hueShift: 5 })

/** Turns a direction toward straight down, by a share of the way. */
const hanging = (angle: number, share: number) => angle + Math.atan2(Math.cos(angle), Math.sin(angle)) * share

type Piece = { depth: number; svg: string }

/** Tubes in loose clusters all around a twig: open ones hang by their own weight, buds at the tip point up. */
function growTubes(
  line: readonly Point[],
  from: number,
  nodes: number,
  form: StalkForm,
  paints: readonly Ramp[],
  random: Random,
) {
  return Array.from({ length: nodes }, (_, node): Piece[] => {
    const share = node / nodes
    // The joints are closer together toward the tip.
    const along = from + (1 - from) * (share + 0.18 * share * (1 - share)) + random.gaussian() * 0.006
    const [x, y] = pointAlong(line, along)
    const heading = headingAlong(line, along)
    const bud = clamp((share - 0.5) / 0.5)
    return Array.from({ length: bud > 0.6 ? 2 : random.integer(1, 3) }, (_unused, k) => {
      const turn = node * goldenAngle + k * 2.2 + random.gaussian() * 0.6
      const [across, front] = [Math.sin(turn), Math.cos(turn)]
      const side = across < 0 ? -1 : 1
      const colors = random.pick(paints)
      const stalk = arc(x, y, random.between(9, 19) * (1 - bud * 0.6), heading + across * 1.1, side * 0.7, 3)
      const isOpen = share < 0.55 && random.chance(0.65)
      const outward = heading + across * random.between(0.8, 1.3)
      const size = form.flowerSize * (1 - bud * 0.62) * (0.6 + 0.4 * Math.abs(across))
      const tube = {
        at: lastOf(stalk),
        length: size * random.between(0.82, 1.12),
        angle: hanging(outward, (1 - bud) * random.between(0.15, 0.75)),
        bend: side * 0.3,
        mouth: 0.2,
        open: isOpen,
      }
      const svg =
        stroke(tone(colors, 0.3), 1.3, smoothPath(stalk, false)) + drawTube(tube, colors, tubeLobes, random)
      return { depth: front - share, svg }
    })
  }).flat()
}

/** Coral tubes along the upper part of an arching stalk and of one or two side branches: Hesperaloe. */
const paintTubes: FlowerPainter = (line, form, flowers, random) => {
  const stem = ramp(form.color, { dark: 0.18, light: 0.16, hueShift: 8 })
  let branches = ''
  const pieces = growTubes(line, 1 - form.length, 26, form, flowers, random)
  for (const along of [1 - form.length * 1.05, 1 - form.length * 0.8].slice(0, random.integer(0, 2))) {
    const [x, y] = pointAlong(line, along)
    const side = random.pick([-1, 1])
    const start = headingAlong(line, along) + side * random.between(0.45, 0.7)
    const branch = arc(x, y, form.flowerSize * random.between(3.5, 5), start, -side * 0.35, 10)
    branches += drawStem(branch, (t) => 2 - 1.3 * t, stem, 0.45)
    pieces.push(...growTubes(branch, 0.35, 9, form, flowers, random))
  }
  return (
    branches +
    pieces
      .toSorted((one, other) => one.depth - other.depth)
      .map(({ svg }) => svg)
      .join('')
  )
}

function drawBell([x, y]: Point, size: number, angle: number, colors: Ramp, shade: number): string {
  const petal = (turn: number, t: number) =>
    fill(tone(colors, t), leafDab('round', x, y, size, size * 0.3, angle + turn))
  return petal(0.4, shade - 0.35) + petal(-0.4, shade) + petal(0.05, shade + 0.2)
}

/** Hanging cream bells on short branches, widest below the middle: yucca. */
const paintBells: FlowerPainter = (line, form, flowers, random) => {
  const stems = new PathBatch()
  const bells: { depth: number; svg: string }[] = []
  const branches = 30
  for (let i = 0; i < branches; i++) {
    const share = i / branches
    const along = placeOf(form, i, branches)
    const [x, y] = pointAlong(line, along)
    const side = i % 2 ? 1 : -1
    const reach =
      form.flowerSize *
      (0.8 * (1 - share) + 2.2 * Math.sin(Math.PI * clamp(share * 0.78 + 0.22))) *
      random.between(0.6, 1.1)
    const angle = headingAlong(line, along) + side * random.between(0.5, 1.2)
    const branch = arc(x, y, reach, angle, -side * 0.2, 4)
    stems.stroke('#A9AE84', 1.4, smoothPath(branch, false))
    const count = share > 0.85 ? 2 : 4
    for (let k = 0; k < count; k++) {
      const at = pointAlong(branch, (k + 1) / count)
      const hang = 1.57 - side * random.between(-0.35, 0.6)
      const shade = 0.62 - side * 0.16 + random.gaussian() * 0.08
      const size = form.flowerSize * (1 - 0.3 * share - 0.35 * share ** 6) * random.between(0.85, 1.1)
      bells.push({ depth: random.next(), svg: drawBell(at, size, hang, random.pick(flowers), shade) })
    }
  }
  return (
    stems.toSvg() +
    bells
      .toSorted((a, b) => a.depth - b.depth)
      .map((bell) => bell.svg)
      .join('')
  )
}

/** A dense column of tiny flowers on short erect branches: sotol, beargrass. */
const paintPlume: FlowerPainter = (line, form, flowers, random) => {
  const shadows = new PathBatch()
  const lights = new PathBatch()
  const count = 1300
  for (let i = 0; i < count; i++) {
    const share = i / count
    const along = placeOf(form, i, count)
    const [x, y] = pointAlong(line, along)
    const heading = headingAlong(line, along)
    const across = clamp(random.gaussian() * 0.48, -0.9, 0.9)
    // Short side branches make the column knobby.
    const knob = 0.72 + 0.28 * Math.sin(share * 95 + (across > 0 ? 2 : 0))
    const half = form.flowerSize * Math.sin(Math.PI * clamp(0.1 + 0.88 * share) ** 0.8) ** 0.6 * knob
    const at: Point = [x - Math.sin(heading) * across * half, y + Math.cos(heading) * across * half]
    const colors = random.pick(flowers)
    const shade = 0.52 - across * 0.3 + random.gaussian() * 0.14
    const dab = leafDab('lens', at[0], at[1], random.between(7, 13), 2.6, heading + across * 0.9)
    const layer = shade < 0.45 ? shadows : lights
    layer.fill(tone(colors, shade), dab, 0.95)
  }
  return shadows.toSvg() + lights.toSvg()
}

/** An open panicle of short feathery branches, each set with tiny flowers: beargrass. */
const paintPanicle: FlowerPainter = (line, form, flowers, random) => {
  const twigs = new PathBatch()
  const florets = new PathBatch()
  const branches = 40
  for (let i = 0; i < branches; i++) {
    const share = i / branches
    const along = placeOf(form, i, branches)
    const [x, y] = pointAlong(line, along)
    const across = Math.sin(i * goldenAngle)
    const side = across < 0 ? -1 : 1
    const length =
      form.flowerSize * (1.25 - 0.95 * share) * (0.4 + 0.6 * Math.abs(across)) * random.between(0.8, 1.15)
    const twig = arc(x, y, length, headingAlong(line, along) + across * 0.95, -side * 0.35, 6)
    twigs.stroke(form.color, 1, smoothPath(twig, false), 0.8)
    const count = Math.max(4, Math.round(length / 3.4))
    for (let k = 0; k < count; k++) {
      const [atX, atY] = pointAlong(twig, 0.12 + (0.88 * k) / count)
      const shade = 0.6 - across * 0.22 + random.gaussian() * 0.14
      const angle = headingAlong(twig, k / count) + random.pick([-1, 1]) * random.between(0.3, 1)
      florets.fill(
        tone(random.pick(flowers), shade),
        leafDab('lens', atX, atY, random.between(5, 9), 2.1, angle),
        0.92,
      )
    }
  }
  return twigs.toSvg() + florets.toSvg()
}

const painters: Record<StalkType, FlowerPainter> = {
  tubes: paintTubes,
  bells: paintBells,
  plume: paintPlume,
  panicle: paintPanicle,
}

/** A flowering stalk along a line on the screen. */
export function drawFlowerStalk(line: readonly Point[], form: StalkForm, random: Random): string {
  const stem = ramp(form.color, { dark: 0.18, light: 0.16, hueShift: 8 })
  const flowers = form.flowerColors.map((color) => ramp(color, { dark: 0.19, light: 0.14, hueShift: 8 }))
  const thick = form.type === 'plume' || form.type === 'bells' ? 6 : 3.6
  return (
    drawStem(line, (t) => thick * (1 - t) + 1, stem, 0.45) + painters[form.type](line, form, flowers, random)
  )
}
