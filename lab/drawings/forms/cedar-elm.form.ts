import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 960,
    width: 620,
    raggedness: 0.26,
    bark: '#7A7268',
    crownBase: 0.17,
    trunkRadius: 26,
    wander: 0.4,
    shoots: 0.3,
    clumps: { skyHoles: 1, gaps: 0.55, fullness: 0.5, radius: 64, flatness: 0.8, hollow: 0.4 },
    leaf: {
      shape: 'lens',
      length: 9.5,
      width: 3.8,
      colors: ['#7C8447', '#A89A48', '#C2A449', '#CBB15C'],
      weights: [3, 4, 5, 2],
      droop: 0.6,
      drift: 0.7,
      light: 0.15,
      hueShift: 8,
    },
  },
  detail: {
    leaf: {
      shape: 'ovate',
      edge: 'toothed',
      colors: ['#557642', '#60803f', '#C9A63F'],
      length: 60,
      width: 0.5,
    },
    fruit: { type: 'wafer', colors: ['#A3AE62'], accent: '#7E8440', size: 17, count: 4 },
  },
  halo: '#E6DDBF',
  placement: { x: 520 },
  seed: 'f',
}

export const season = 'in fall color, November'
