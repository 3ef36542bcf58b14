import { ramp, toOklch, type Ramp } from '../color.ts'

export const leafRamp = (color: string): Ramp =>
  ramp(color, { steps: 9, dark: 0.22, light: 0.2, hueShift: 10 })

/** Pale petals get light shadows, or white flowers would look dirty. */
export function petalRamp(color: string): Ramp {
  const { l } = toOklch(color)
  const pale = l > 0.85
  return ramp(color, {
    steps: 9,
    dark: pale ? 0.21 : 0.22,
    light: pale ? 0.08 : 0.18,
    hueShift: 6,
    chromaKeep: 0.85,
  })
}

export const barkRamp = (color: string): Ramp =>
  ramp(color, { steps: 8, dark: 0.24, light: 0.17, hueShift: 8 })

export const fruitRamp = (color: string): Ramp =>
  ramp(color, { steps: 8, dark: 0.2, light: 0.18, hueShift: 6, chromaKeep: 0.9 })
