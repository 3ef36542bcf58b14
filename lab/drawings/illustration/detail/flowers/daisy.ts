import { mixColors, tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import { clamp, fullTurn, type Point } from '../../vector.ts'
import { litness, ovalPoints, step } from '../axis.ts'
import type { FlowerForm } from '../detail-form.ts'
import { fruitRamp, leafRamp, petalRamp } from '../paints.ts'
import { drawPetal, facePetal } from './petal.ts'
import type { DrawFlower, FlowerPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'
import { drawSolid } from '../solid.ts'

const goldenAngle = 2.39996

/** Florets of a disk in the order a sunflower sets its seeds. */
function drawDisk(sketch: Sketch, center: Point, rx: number, ry: number, colors: Ramp): void {
  sketch.shape(
    tone(colors, 0.16),
    ovalPoints([center[0] + rx * 0.06, center[1] + ry * 0.1], rx * 1.06, ry * 1.06),
  )
  sketch.shape(tone(colors, 0.36), ovalPoints(center, rx, ry))
  const count = Math.round(clamp(rx * 4, 22, 70))
  const florets = Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.5) / count) * 0.93
    const turn = i * goldenAngle
    const at: Point = [
      center[0] + Math.cos(turn) * rx * reach,
      center[1] + Math.sin(turn) * ry * reach - ry * 0.06,
    ]
    return { at, shade: Math.round((0.62 + litness(turn) * reach * 0.28) * 4) / 4 }
  })
  for (const shade of new Set(florets.map((floret) => floret.shade)))
    for (const floret of florets)
      if (floret.shade === shade) sketch.dot(tone(colors, shade), floret.at, rx * 0.11)
}

export const drawDaisy: DrawFlower = (sketch, flower, { base, angle, size, tilt = 0.92 }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const count = flower.petals ?? 12
  const radius = size / 2
  const disk = radius * (flower.disk ?? (count > 20 ? 0.3 : 0.27))
  const width = clamp(2.1 / count, 0.07, 0.24) * (flower.rayWidth ?? 1)
  const shape = flower.petal ?? 'ray'
  const turn = random.between(0, fullTurn)
  const rays = Array.from({ length: count }, (_, i) =>
    facePetal(angle, tilt, turn + (i / count) * fullTurn + random.gaussian() * 0.03),
  )
  // every other ray first, so that the rays overlap like shingles
  for (const ray of [...rays.filter((_, i) => i % 2 === 0), ...rays.filter((_, i) => i % 2 === 1)]) {
    const length = radius * ray.reach * random.between(0.94, 1.03)
    const foot = step(base, ray.angle, disk * 0.5 * ray.reach)
    const reach = length - disk * 0.5 * ray.reach
    const halfWidth = radius * width * (0.7 + 0.3 * ray.reach)
    drawPetal(sketch, {
      shape,
      base: foot,
      angle: ray.angle,
      length: reach,
      halfWidth,
      colors,
      bend: random.gaussian() * 0.06,
      veins: count > 16 ? 0 : 2,
    })
    if (flower.inner) drawInnerRay(sketch, flower, foot, ray.angle, reach, halfWidth)
  }
  drawDisk(sketch, base, disk, disk * (0.3 + 0.7 * tilt), petalRamp(flower.accent ?? '#DDAA3C'))
}

function drawInnerRay(
  sketch: Sketch,
  flower: FlowerForm,
  foot: Point,
  angle: number,
  length: number,
  halfWidth: number,
): void {
  const colors = petalRamp(flower.inner ?? '#7A2A24')
  const share = flower.innerShare ?? 0.4
  drawPetal(sketch, {
    shape: 'ray',
    base: foot,
    angle,
    length: length * share,
    halfWidth: halfWidth * Math.min(1.02, 0.6 + share * 0.55),
    colors,
    veins: -1,
    bend: 0,
  })
}

/** Rays that hang from under a spiny cone: hardly yet on a young head, all the way down on an old one. */
export const drawConeflower: DrawFlower = (sketch, flower, { base, angle, size, tilt = 0.5 }, random) => {
  const colors = petalRamp(random.pick(flower.colors))
  const count = flower.petals ?? 15
  const radius = size / 2
  const lean = (angle + Math.PI / 2) * 0.8
  const age = random.between(0.72, 1.08)
  const open = 0.06 + 0.12 * tilt
  const ray = (i: number) => {
    const turn = (i / count) * fullTurn + 0.2
    const across = Math.cos(turn)
    const front = Math.sin(turn)
    const foot = step(step(base, lean, across * radius * 0.34), lean + Math.PI / 2, front * radius * open)
    const droop = lean + Math.PI / 2 - across * (1.18 - 0.2 * front) * (1.9 - age)
    const length =
      radius * (0.66 + 0.26 * Math.abs(across) + (front > 0 ? 0.08 : -0.16)) * random.between(0.9, 1.08)
    return { foot, droop, length, front, across }
  }
  const rays = Array.from({ length: count }, (_, i) => ray(i)).toSorted((a, b) => a.front - b.front)
  for (const { foot, droop, length, front, across } of rays)
    drawPetal(sketch, {
      shape: 'ray',
      base: foot,
      angle: droop,
      length,
      halfWidth: radius * 0.115,
      colors,
      middle: 0.56 - across * 0.14 + front * 0.1,
      bend: across * 0.45,
      veins: 3,
      fold: 0.1,
    })
  drawSpinyCone(sketch, base, radius, lean, fruitRamp(flower.accent ?? '#B5622B'))
}

function drawSpinyCone(sketch: Sketch, base: Point, radius: number, lean: number, colors: Ramp): void {
  const rx = radius * 0.38
  const height = radius * 0.52
  const place = (across: number, up: number): Point => step(step(base, lean, across), lean - Math.PI / 2, up)
  sketch.shape(tone(colors, 0.14), ovalPoints(place(0, height * 0.28), rx * 1.02, height * 0.62, lean))
  const rows = 9
  for (let row = 0; row < rows; row++) {
    const rise = row / (rows - 1)
    const half = rx * Math.cos(rise * 1.35)
    const count = Math.max(3, Math.round(half / 2.6))
    for (let i = 0; i < count; i++) {
      const across = (((i + (row % 2) * 0.5) / count) * 2 - 1) * 0.96
      const foot = place(across * half, rise * height * 0.92 - radius * 0.1 * Math.sqrt(1 - across * across))
      const shade = 0.52 - across * 0.3 + rise * 0.24
      sketch.dab(
        tone(colors, shade),
        foot,
        radius * 0.13,
        radius * 0.022,
        lean - Math.PI / 2 + across * 0.9 * (1 - rise * 0.5),
      )
    }
  }
}

/** A coneflower that's about to open: a small greenish cone with short pale rays. */
export function drawConeBud(sketch: Sketch, flower: FlowerForm, { base, angle, size }: FlowerPose): void {
  const rays = petalRamp(mixColors(flower.colors[0] ?? '#ffffff', '#C9D3A4', 0.5))
  for (const across of [-1, 1, -0.5, 0.5, 0])
    drawPetal(sketch, {
      shape: 'round',
      base: step(base, angle + Math.PI / 2, across * size * 0.16),
      angle: angle + across * 1.15,
      length: size * 0.3,
      halfWidth: size * 0.055,
      colors: rays,
      veins: -1,
    })
  drawSpinyCone(
    sketch,
    base,
    size * 0.5,
    angle + Math.PI / 2,
    leafRamp(mixColors(flower.accent ?? '#B5622B', '#7C8F4C', 0.6)),
  )
}

/** The green cup under a head seen from the side. */
export function drawBud(sketch: Sketch, flower: FlowerForm, { base, angle, size }: FlowerPose): void {
  const colors = petalRamp(flower.colors[0] ?? '#ffffff')
  for (const turn of [-0.22, 0.22, 0])
    drawPetal(sketch, {
      shape: 'round',
      base: step(base, angle, size * 0.1),
      angle: angle + turn,
      length: size * 0.34,
      halfWidth: size * 0.07,
      colors,
      veins: -1,
    })
  const cup = arc(base[0], base[1], size * 0.26, angle, 0, 5)
  drawSolid(sketch, cup, (t) => size * (0.04 + 0.08 * Math.sin(0.4 + t * 1.9)), leafRamp('#7C8F58'), 0.48)
}
