import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 900,
    width: 655,
    crownBase: 0.2,
    trunkRadius: 27,
    raggedness: 0.5,
    lean: -0.04,
    clumps: { gaps: 0.6, skyHoles: 6, flatness: 0.66 },
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
  seed: 'e',
}

export const season = 'in fall color, November'
