import { makeNoise } from '../noise.ts'
import type { Random } from '../random.ts'
import type { Vector3 } from '../vector.ts'
import type { LeafyStemsForm, StemHabit } from './leafy-stems-form.ts'
import { fitLines, goldenAngle } from './space-line.ts'

type HabitShape = {
  /** how much lower the outer stems end than the middle ones */
  dome: number
  /** exponent of the path outward: below 1, stems start out flat; above 1, they rise first */
  outward: number
  /** exponent of the path upward */
  upward: number
  /** stems nod at their ends */
  arch: number
}

const habits: Record<StemHabit, HabitShape> = {
  upright: { dome: 0.16, outward: 1.15, upward: 1, arch: 0 },
  vase: { dome: 0.24, outward: 1.3, upward: 1, arch: 0.06 },
  mound: { dome: 0.52, outward: 1.05, upward: 0.95, arch: 0.14 },
  /** they lean out at the foot, then turn up into the light */
  ascending: { dome: 0.34, outward: 0.62, upward: 1.12, arch: 0 },
  /** they rise first, then bow over under their fruit */
  arching: { dome: 0.12, outward: 1.1, upward: 0.75, arch: 0.52 },
  sprawling: { dome: 0.6, outward: 0.8, upward: 1.45, arch: 0 },
}

/** Plants are drawn less deep than wide: depth only has to order the layers. */
const depthShare = 0.7

export type GrownStem = {
  line: Vector3[]
  /** 0 in the middle of the clump .. 1 at its edge */
  outward: number
  isBranch: boolean
}

const steps = 14

function growStem(
  form: LeafyStemsForm,
  i: number,
  random: Random,
  noise: ReturnType<typeof makeNoise>,
): GrownStem {
  const shape = habits[form.habit]
  const outward = Math.sqrt((i + 0.5) / form.stems)
  const azimuth = i * goldenAngle + random.gaussian() * 0.2
  const height = form.height * (1 - shape.dome * outward ** 2) * random.between(0.7, 1.03)
  const reach = (form.width / 2) * outward * random.between(0.86, 1.05)
  const foot = form.baseRadius * outward
  const phase = random.between(0, 99)
  const line = Array.from({ length: steps + 1 }, (_, k): Vector3 => {
    const t = k / steps
    const radius = foot + (reach - foot) * t ** shape.outward
    const wave = noise(phase + t * 2.2, 3) * 0.05 * form.height * t
    const rise = t ** shape.upward - shape.arch * outward * t * t
    return [
      Math.cos(azimuth) * radius + wave,
      height * rise,
      Math.sin(azimuth) * radius * depthShare + wave * 0.5,
    ]
  })
  return { line, outward, isBranch: false }
}

function growBranch(
  stem: GrownStem,
  k: number,
  count: number,
  form: LeafyStemsForm,
  random: Random,
): GrownStem {
  const start = Math.round(steps * (0.42 + (0.42 * (k + random.next() * 0.7)) / count))
  const from = stem.line[start] ?? [0, 0, 0]
  const top = stem.line[steps] ?? [0, 0, 0]
  const azimuth = random.between(0, Math.PI * 2)
  const rest = (top[1] - from[1]) * random.between(0.62, 0.98) + form.height * 0.03
  const reach = form.width * 0.11 * random.between(0.5, 1.1)
  const line = Array.from({ length: 8 }, (_, j): Vector3 => {
    const t = j / 7
    const out = reach * t ** 0.75
    return [
      from[0] + Math.cos(azimuth) * out + (top[0] - from[0]) * t * 0.7,
      from[1] + rest * t,
      from[2] + Math.sin(azimuth) * out * depthShare + (top[2] - from[2]) * t * 0.7,
    ]
  })
  return { line, outward: stem.outward, isBranch: true }
}

/** All stems and branches, stretched to the form's size minus what the flowers add at the tips. */
export function growStems(
  form: LeafyStemsForm,
  seed: string,
  random: Random,
  margin: { x: number; y: number },
) {
  const noise = makeNoise(`${seed}/sway`)
  const stems: GrownStem[] = []
  for (let i = 0; i < form.stems; i++) {
    const stem = growStem(form, i, random, noise)
    stems.push(stem)
    const branches = form.branches ?? 0
    for (let k = 0; k < branches; k++) stems.push(growBranch(stem, k, branches, form, random))
  }
  const lines = fitLines(
    stems.map((stem) => stem.line),
    form.width / 2 - margin.x,
    form.height - margin.y,
  )
  return stems.map((stem, i): GrownStem => ({ ...stem, line: lines[i] ?? stem.line }))
}
