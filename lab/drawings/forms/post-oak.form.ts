import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn turning color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 800,
    width: 756,
    crownBase: 0.2,
    trunks: 1,
    trunkRadius: 29,
    wander: 0.95,
    raggedness: 0.55,
    bark: '#6B5F55',
    clumps: { radius: 66, gaps: 0.72, lift: 0.5, fullness: 0.4, flatness: 0.6, skyHoles: 6 },
    leaf: {
      shape: 'lobed',
      length: 20,
      width: 9.5,
      colors: ['#6E7446', '#868049', '#A08647', '#9A7446', '#805F40'],
      weights: [3, 4, 4, 3, 2],
      droop: 0.35,
      dark: 0.24,
      light: 0.15,
      hueShift: 9,
      drift: 0.6,
    },
  },
  detail: {
    layout: 'large-leaf',
    leaf: { shape: 'post-oak', colors: ['#55703f'] },
    fruit: { type: 'acorn', colors: ['#8A6A3C'], size: 40, count: 2 },
  },
  halo: '#E3DAC4',
  seed: 'b',
}

export const season = 'turning color, November'
