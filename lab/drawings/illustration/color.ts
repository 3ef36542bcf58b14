import { clamp, mixNumbers } from './vector.ts'

export type Ramp = readonly string[]

type Oklch = { l: number; c: number; h: number }

const degrees = 180 / Math.PI

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

function channelsOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex)
  const r = toLinear(red / 255)
  const g = toLinear(green / 255)
  const b = toLinear(blue / 255)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l,
    c: Math.hypot(greenRed, blueYellow),
    h: (Math.atan2(blueYellow, greenRed) * degrees + 360) % 360,
  }
}

function linearChannels(l: number, c: number, h: number): [number, number, number] {
  const a = c * Math.cos(h / degrees)
  const b = c * Math.sin(h / degrees)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const inGamut = (channels: readonly number[]) => channels.every((c) => c > -0.002 && c < 1.002)

/** Reduces chroma until the color fits into sRGB. */
export function fromOklch(l: number, c: number, h: number): string {
  let chroma = c
  let channels = linearChannels(l, chroma, h)
  for (let attempt = 0; attempt < 12 && !inGamut(channels); attempt++) {
    chroma *= 0.92
    channels = linearChannels(l, chroma, h)
  }
  return toHex(channels.map((channel) => clamp(toGamma(clamp(channel))) * 255))
}

function turnHue(hue: number, target: number, most: number): number {
  const difference = ((target - hue + 540) % 360) - 180
  return hue + Math.sign(difference) * Math.min(Math.abs(difference), most)
}

type RampOptions = {
  steps?: number
  /** how much darker (lightness 0..1) the first step is */
  dark?: number
  /** how much lighter the last step is */
  light?: number
  /** degrees that shadows drift toward blue and lights toward yellow */
  hueShift?: number
  /** share of the chroma that's left in the deepest shadow */
  chromaKeep?: number
}

const shadowHue = 255
const lightHue = 95

/** From shadow to light around a base color; defaults suit foliage. */
export function ramp(hex: string, options: RampOptions = {}): Ramp {
  const { steps = 8, dark = 0.25, light = 0.2, hueShift = 11, chromaKeep = 0.74 } = options
  const base = toOklch(hex)
  return Array.from({ length: steps }, (_, i) => {
    const t = steps === 1 ? 0 : (i / (steps - 1)) * 2 - 1
    const lightness = base.l + t * (t < 0 ? dark : light)
    const hue =
      t < 0 ? turnHue(base.h, shadowHue, -t * hueShift) : turnHue(base.h, lightHue, t * hueShift * 0.8)
    const chromaLoss = (1 - chromaKeep) * (t > 0 ? 0.45 : 1) * Math.abs(t) ** 1.4
    return fromOklch(clamp(lightness, 0.08, 0.975), base.c * (1 - chromaLoss), hue)
  })
}

/** The ramp's color at t: 0 the deepest shadow, 1 the highest light. */
export const tone = (colors: Ramp, t: number): string =>
  colors[Math.round(clamp(t) * (colors.length - 1))] ?? '#000000'

export function mixColors(a: string, b: string, t: number): string {
  const from = channelsOf(a)
  const to = channelsOf(b)
  return toHex([mixNumbers(from[0], to[0], t), mixNumbers(from[1], to[1], t), mixNumbers(from[2], to[2], t)])
}
