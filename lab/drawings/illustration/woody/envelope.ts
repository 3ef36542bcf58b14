import type { Noise } from '../noise.ts'
import { mixNumbers } from '../vector.ts'
import type { CompleteForm, Envelope } from './woody-form.ts'

/** Half-width of the crown (1 at its widest) at t: 0 the crown's foot, 1 its top. */
type Profile = (t: number) => number

/** A dome above and a bowl below the widest height. */
function dome(
  widest: number,
  bowl: readonly [number, number, number],
  cap: readonly [number, number, number],
) {
  const side = (distance: number, [reach, power, root]: readonly [number, number, number]) =>
    Math.max(0, 1 - (distance / reach) ** power) ** root
  return (t: number) => (t < widest ? side(widest - t, bowl) : side(t - widest, cap))
}

const rising = (from: number, widest: number, cap: readonly [number, number, number]): Profile => {
  const above = dome(widest, [1, 1, 1], cap)
  return (t) => (t < widest ? from + (1 - from) * Math.sin((t / widest) * (Math.PI / 2)) : above(t))
}

const pyramid: Profile = (t) => Math.max(0, 1 - t) ** 0.8 * Math.min(1, 0.72 + t * 1.9) + 0.02

/** An old cypress: narrow below, broadest in the upper half, its top broken flat. */
const oldConifer: Profile = (t) =>
  t < 0.55
    ? 0.6 + 0.4 * Math.sin((t / 0.55) * (Math.PI / 2))
    : Math.max(0, 1 - ((t - 0.55) / 0.47) ** 2.6) ** 0.6

const profiles: Record<Envelope, Profile> = {
  spreading: dome(0.32, [0.42, 2.2, 0.6], [0.69, 2.3, 0.62]),
  rounded: dome(0.42, [0.52, 2.2, 0.55], [0.59, 2.3, 0.58]),
  oval: dome(0.42, [0.56, 2, 0.6], [0.59, 1.8, 0.72]),
  columnar: dome(0.3, [0.62, 2, 0.6], [0.72, 2.1, 0.8]),
  pyramidal: pyramid,
  vase: rising(0.34, 0.66, [0.35, 2.2, 0.55]),
  umbrella: rising(0.5, 0.46, [0.55, 1.75, 0.78]),
  weeping: dome(0.36, [0.9, 2, 0.8], [0.65, 2.1, 0.6]),
  mound: (t) => Math.max(0, 1 - Math.max(0, t - 0.18) ** 1.9 * 1.46) ** 0.6 * Math.min(1, 0.78 + t * 1.2),
  'upright-shrub': rising(0.5, 0.6, [0.41, 2, 0.62]),
}

export type EnvelopeSurface = (t: number, azimuth: number) => number

/** Distance of the crown's surface from the axis, in pixels. */
export function makeEnvelope(form: CompleteForm, noise: Noise): EnvelopeSurface {
  const profile = profiles[form.envelope]
  return (t, azimuth) => {
    const bump = noise(Math.cos(azimuth) * 1.3 + 7, t * 2.2, Math.sin(azimuth) * 1.3)
    const share = mixNumbers(profile(t), oldConifer(t), form.flatTop)
    return share * (form.width / 2) * (1 + form.raggedness * bump)
  }
}
