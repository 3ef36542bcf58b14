import { mixColors, ramp, tone } from '../color.ts'
import type { Drawing } from '../drawing.ts'
import { formatNumber, smoothPath } from '../path.ts'
import { PathBatch } from '../path-batch.ts'
import { idPrefix, Random } from '../random.ts'
import { fullTurn, type Vector3 } from '../vector.ts'
import { growBlades, growRunners, isTurf, paintBlades, turfDepth, type Blade } from './grass-blades.ts'
import type { GrassForm, GrassHeadForm } from './grass-form.ts'
import { headPainters, type Culm } from './grass-heads.ts'
import {
  fitLines,
  goldenAngle,
  growLine,
  headingAlong,
  pointAlong,
  projectLine,
  type SpaceLine,
} from './space-line.ts'

export type { GrassForm } from './grass-form.ts'

type StandingCulm = Culm & { depth: number }

function sproutCulm(form: GrassForm, head: GrassHeadForm, i: number, random: Random): SpaceLine {
  const turf = isTurf(form)
  const outward = turf ? Math.sqrt(random.next()) : Math.sqrt((i + 0.5) / head.count)
  const azimuth = i * goldenAngle + random.gaussian() * 0.2
  const radius = form.baseRadius * (turf ? 0.75 : 0.7) * outward
  const foot: Vector3 = [Math.cos(azimuth) * radius, 0, Math.sin(azimuth) * radius * (turf ? turfDepth : 1)]
  const lean = outward * head.flare
  const length = form.height * random.between(0.7, 1.03) * (1 - 0.1 * outward)
  const elevationAt = (t: number) => 1.54 - lean * (0.4 + t ** 1.7) - head.nod * t ** 3 * (0.7 + outward)
  const direction = turf ? random.between(0, fullTurn) : azimuth
  return growLine({ foot, azimuth: direction, length, steps: 14, elevationAt })
}

function growCulms(form: GrassForm, head: GrassHeadForm, random: Random): StandingCulm[] {
  const ramps = head.colors.map((color) => ramp(color, { steps: 8, dark: 0.2, light: 0.17, hueShift: 6 }))
  const sprouts = Array.from({ length: head.count }, (_, i) => sproutCulm(form, head, i, random))
  // Hairs and spikelets reach beyond the culms.
  const halfWidth = (form.width / 2) * (form.runners ? form.blade.spread * 0.94 : 1) - head.size * 0.6
  return fitLines(sprouts, halfWidth, form.height - head.size * 0.2).map((line) => {
    const [tipX, , tipZ] = line[line.length - 1] ?? [0, 0, 0]
    const lean = tipX / halfWidth
    return {
      points: projectLine(line),
      lean,
      depth: tipZ,
      tone: 0.52 - lean * 0.24 + (tipZ / halfWidth) * 0.1 + random.gaussian() * 0.1,
      colors: random.pick(ramps),
    }
  })
}

/** Leaves that grow from the joints of the culm, as in sea oats. */
function culmLeaves(form: GrassForm, culms: readonly StandingCulm[], random: Random): Blade[] {
  const count = form.stemLeaves ?? 0
  const ramps = form.blade.colors.map((color) =>
    ramp(color, { steps: 9, dark: 0.23, light: 0.19, hueShift: 8 }),
  )
  return culms.flatMap((culm) =>
    Array.from({ length: count }, (_, k): Blade => {
      const along = 0.14 + (0.6 * (k + random.next() * 0.6)) / Math.max(1, count)
      const [x, y] = pointAlong(culm.points, along)
      const side = k % 2 ? 1 : -1
      const heading = headingAlong(culm.points, along)
      const length = form.height * 0.3 * random.between(0.75, 1.1)
      const angle = heading + side * random.between(0.35, 0.75)
      const line = Array.from({ length: 8 }, (_unused, i) => i / 7).map((u): readonly [number, number] => {
        const turn = angle + (Math.cos(angle) >= 0 ? 1 : -1) * u * 0.9
        return [x + Math.cos(turn) * length * u, y + Math.sin(turn) * length * u]
      })
      const lit = -Math.cos(angle) * 0.2 + random.gaussian() * 0.12
      const depth = culm.depth + random.gaussian() * 20
      return { line, depth, tone: 0.5 + lit, colors: random.pick(ramps), halfWidth: form.blade.width / 2 }
    }),
  )
}

/** The tint between the hairs of a cloud: one blurred spot per culm. */
function drawMist(
  culms: readonly StandingCulm[],
  head: GrassHeadForm,
  height: number,
  filter: string,
): string {
  const spots = culms.map(({ points, lean, tone: t, colors }) => {
    const [x, y] = pointAlong(points, 1 - head.length * 0.45).map(formatNumber)
    const turn = `rotate(${formatNumber(lean * 40)} ${x} ${y})`
    const radii = `rx="${formatNumber(height * 0.075)}" ry="${formatNumber(height * 0.15)}"`
    const color = tone(colors, t + 0.1)
    return `<ellipse cx="${x}" cy="${y}" ${radii} fill="${color}" fill-opacity=".1" transform="${turn}"/>`
  })
  return `<g filter="url(#${filter})">${spots.join('')}</g>`
}

const bandCount = 6

/** Blades and culms of one slice of depth, painted together. */
function paintBand(form: GrassForm, blades: Blade[], culms: StandingCulm[], random: Random): string {
  const batch = new PathBatch()
  const heads = new PathBatch()
  const { head } = form
  paintBlades(batch, blades)
  if (head)
    for (const culm of culms) {
      const green = form.blade.colors[0] ?? '#7E8E55'
      const stem = mixColors(tone(ramp(green), culm.tone), tone(culm.colors, culm.tone), 0.4)
      batch.stroke(
        stem,
        form.blade.width > 5 ? 1.8 : 1.1,
        smoothPath(head.type === 'cloud' ? culm.points.slice(0, -3) : culm.points, false),
        0.85,
      )
      headPainters[head.type](heads, culm, head, random)
    }
  return batch.toSvg() + heads.toSvg()
}

export function drawGrass(form: GrassForm, seed: string): Drawing {
  const random = new Random(`${seed}/grass`)
  const { head } = form
  const culms = head ? growCulms(form, head, random) : []
  const blades = [
    ...growBlades(form, random),
    ...culmLeaves(form, culms, random),
    ...growRunners(form, random),
  ]
  const farthest = form.width * 0.3
  const bandOf = (depth: number) =>
    Math.min(bandCount - 1, Math.max(0, Math.floor((depth / farthest / 2 + 0.5) * bandCount)))
  const filter = `${idPrefix(seed)}mist`
  const misty = head?.type === 'cloud'
  let svg = ''
  for (let band = 0; band < bandCount; band++) {
    if (head && misty && band === 2) svg += drawMist(culms, head, form.height, filter)
    svg += paintBand(
      form,
      blades.filter((blade) => bandOf(blade.depth) === band),
      culms.filter((culm) => bandOf(culm.depth) === band),
      random,
    )
  }
  // The front edge of turf is at the ground line; the rest lies behind it, higher up on the page.
  const rise = isTurf(form) ? form.baseRadius * turfDepth * 0.09 : 0
  const raised = rise > 0 ? ` transform="translate(0 ${formatNumber(-rise)})"` : ''
  const blur = `<filter id="${filter}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>`
  return {
    svg: `<g stroke-linecap="round"${raised}>${svg}</g>`,
    defs: misty ? blur : '',
    halfWidth: form.width / 2,
    baseRadius: form.baseRadius * 1.1,
    height: form.height + rise,
  }
}
