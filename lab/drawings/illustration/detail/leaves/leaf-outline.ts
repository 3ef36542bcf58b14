import type { LeafForm, LeafShape } from '../detail-form.ts'
import { lobedOutlines, type OutlinePoint } from './lobed-outlines.ts'

/** Half-width (0..1) of an unlobed leaf at t from foot (0) to tip (1). */
type Profile = (t: number) => number

const bulge =
  (skew: number, fullness: number): Profile =>
  (t) =>
    Math.max(0, Math.sin(Math.PI * t ** skew)) ** fullness

const profiles: Partial<Record<LeafShape, Profile>> = {
  elliptic: bulge(0.92, 0.8),
  ovate: bulge(0.66, 0.92),
  obovate: (t) => bulge(1.5, 0.75)(t) * 0.95 + 0.03 * (1 - t),
  spoon: (t) => bulge(2.1, 0.8)(t) * 0.96 + 0.08 * t * (1 - t),
  lance: bulge(0.75, 1.1),
  linear: bulge(0.8, 0.6),
  needle: bulge(0.8, 0.5),
}

type Edge = NonNullable<LeafForm['edge']>

/** teeth on one side, and how deep they cut */
const teeth: Record<Edge, { count: number; depth: number }> = {
  smooth: { count: 0, depth: 0 },
  toothed: { count: 15, depth: 0.09 },
  coarse: { count: 9, depth: 0.16 },
  scalloped: { count: 9, depth: 0.1 },
  wavy: { count: 4, depth: 0.16 },
}

const smoothHalf = (profile: Profile, steps: number): OutlinePoint[] =>
  Array.from({ length: steps + 1 }, (_, i) => [i / steps, profile(i / steps)])

/** Teeth lean toward the tip: a long outer side, a short cut back. */
function toothedHalf(profile: Profile, count: number, depth: number): OutlinePoint[] {
  const points: OutlinePoint[] = [[0, 0]]
  for (let i = 0; i < count; i++) {
    const tip = (i + 1) / (count + 0.6)
    const half = profile(tip)
    points.push([tip - 0.5 / count, profile(tip - 0.5 / count) * (1 - depth * 0.35)])
    points.push([tip + 0.012, half], [tip + 0.012, half])
    points.push([tip + 0.004, half * (1 - depth)])
  }
  points.push([1, 0], [1, 0])
  return points
}

function scallopedHalf(profile: Profile, count: number, depth: number): OutlinePoint[] {
  const steps = count * 4
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return [t, profile(t) * (1 - depth + depth * Math.abs(Math.sin(Math.PI * t * count)))]
  })
}

function wavyHalf(profile: Profile, count: number, depth: number): OutlinePoint[] {
  const steps = count * 5
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    // the foot stays narrow and smooth, the waves grow toward the tip
    return [
      t,
      profile(t) * (1 - depth * Math.min(1, t * 2) * (0.5 + 0.5 * Math.cos(Math.PI * 2 * t * count))),
    ]
  })
}

/** One half of a leaf as (along, across); the other half is its mirror image. */
export function leafOutline(shape: LeafShape, edge: Edge = 'smooth', small = false): readonly OutlinePoint[] {
  const lobed = lobedOutlines[shape]
  if (lobed) return lobed
  const profile = profiles[shape] ?? bulge(0.92, 0.8)
  const { count, depth } = teeth[edge]
  if (edge === 'scalloped') return scallopedHalf(profile, count, depth)
  if (edge === 'wavy') return wavyHalf(profile, count, depth)
  if (count > 0) return toothedHalf(profile, small ? Math.ceil(count * 0.5) : count, depth)
  return smoothHalf(profile, small ? 9 : 14)
}
