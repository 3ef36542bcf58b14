import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 880,
    width: 670,
    crownBase: 0.25,
    trunkRadius: 29,
    wander: 0.45,
    raggedness: 0.3,
    clumps: { gaps: 0.75, lift: 0.55, flatness: 0.7, hollow: 0.45 },
    bark: '#8F877C',
    leaf: {
      shape: 'lens',
      length: 19,
      width: 5,
      colors: ['#B98A3C', '#C9A048', '#BD9F4F', '#A39A50', '#8A9150'],
      weights: [2, 5, 4, 2, 2],
      droop: 0.6,
      dark: 0.22,
      light: 0.15,
      hueShift: 10,
      drift: 0.7,
    },
  },
  detail: {
    leaf: { shape: 'elliptic', edge: 'coarse', colors: ['#587b44'], length: 112, width: 0.4, count: 6 },
    fruit: { type: 'acorn', colors: ['#5c4633'], size: 38 },
  },
  halo: '#E8DDBF',
  seed: 'c',
}

export const season = 'in fall color, November'
