import { makeNoise, type Noise } from '../noise.ts'
import { Random } from '../random.ts'
import { clamp, dot, light, normalize, type Point, type Vector3 } from '../vector.ts'
import type { CompleteForm } from './woody-form.ts'

/** A piece of the picture and how near it is to the viewer. */
export type Layer = { z: number; svg: string }

/** Everything that the parts of one tree share. */
export type Crown = {
  form: CompleteForm
  random: Random
  noise: Noise
  halfWidth: number
  /** half-depth, toward the viewer */
  halfDepth: number
  /** height of the crown's foot above the ground */
  foot: number
  height: number
}

/** Crowns are less deep than wide, or the middle of the picture would get too crowded. */
const depthShare = 0.75

export function makeCrown(form: CompleteForm, seed: string): Crown {
  const foot = form.height * form.crownBase
  return {
    form,
    random: new Random(seed),
    noise: makeNoise(`${seed}/noise`),
    halfWidth: form.width / 2,
    halfDepth: (form.width / 2) * depthShare,
    foot,
    height: form.height - foot,
  }
}

/** Projects a point to the screen, looking down very slightly. */
export const project = ([x, y, z]: Vector3): Point => [x, -y + z * 0.07]

/** The direction that the crown's surface faces near a point. */
export const crownNormal = (crown: Crown, [x, y, z]: Vector3): Vector3 =>
  normalize([x / crown.halfWidth, ((y - crown.foot) / crown.height - 0.42) * 1.5, z / crown.halfDepth])

/** 0 in front, 1 at the back */
export const backness = (crown: Crown, z: number) => clamp(0.5 - (z / crown.halfDepth) * 0.5)

/** Light (0..1) on a leaf, from the shape of the crown, the shape of its clump and what blocks the light. */
export const lightOn = (crown: Crown, large: Vector3, local: Vector3, occlusion: number) =>
  clamp(
    0.47 +
      0.36 * dot(local, light) +
      0.26 * dot(large, light) -
      0.34 * occlusion +
      crown.random.gaussian() * 0.06,
  )
