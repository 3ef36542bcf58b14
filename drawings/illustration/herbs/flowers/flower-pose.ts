import type { Ramp } from '../../color.ts'
import { ramp } from '../../color.ts'
import type { Point } from '../../vector.ts'

export type FlowerType =
  | 'daisy'
  | 'coneflower'
  | 'turban'
  | 'spike'
  | 'pea-spike'
  | 'tube'
  | 'umbel'
  | 'cluster'
  | 'puff'
  | 'cup'
  | 'star'
  | 'whorl'
  | 'trumpet'
  | 'passionflower'

export type FlowerForm = {
  type: FlowerType
  colors: string[]
  /** radius of open faces, length of spikes, tubes and trumpets, in pixels of the plate */
  size: number
  /** disc of a daisy, eye of a pea, throat of a trumpet, crown of a passionflower */
  center?: string
  /** ray tips of a daisy, top of a spike, lobes of a tube */
  tip?: string
  petals?: number
}

export type FlowerPalette = {
  petals: readonly Ramp[]
  center: Ramp
  tip: Ramp | undefined
  green: Ramp
  petalCount: number | undefined
}

/** A flower is drawn at the origin; stamps move it into position. */
export type FlowerPose = {
  size: number
  /** where its axis points on the screen, y down */
  angle: number
  /** 0 seen from the side .. 1 looking at the viewer */
  tilt: number
}

/** Flowers have cleaner shadows than leaves: shallow ramps with little hue shift. */
const petalRamp = (color: string) => ramp(color, { steps: 8, dark: 0.19, light: 0.14, hueShift: 7 })

export const paletteOf = (form: FlowerForm, green: string): FlowerPalette => ({
  petals: form.colors.map(petalRamp),
  center: petalRamp(form.center ?? '#D9A441'),
  tip: form.tip === undefined ? undefined : petalRamp(form.tip),
  green: ramp(green, { steps: 8, dark: 0.2, light: 0.18, hueShift: 8 }),
  petalCount: form.petals,
})

/** Maps (along the axis, across it), in flower sizes, to the screen. */
export type FlowerFrame = (along: number, across: number) => Point

export function frameOf({ size, angle }: FlowerPose): FlowerFrame {
  const c = Math.cos(angle) * size
  const s = Math.sin(angle) * size
  return (along, across) => [along * c - across * s, along * s + across * c]
}

/** How much light a surface facing this screen angle catches: -1 .. 1. */
export const litAt = (angle: number): number => (Math.cos(angle) * -0.62 + Math.sin(angle) * -0.68) / 0.92

/** Points of an ellipse across the axis: a disc seen at an angle. */
export function discPoints(
  frame: FlowerFrame,
  along: number,
  alongRadius: number,
  acrossRadius: number,
  count = 12,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2
    return frame(along + Math.sin(a) * alongRadius, Math.cos(a) * acrossRadius)
  })
}
