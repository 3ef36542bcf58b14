import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 960,
    width: 760,
    raggedness: 0.3,
    bark: '#7A7268',
    crownBase: 0.17,
    trunkRadius: 26,
    wander: 0.45,
    shoots: 0.25,
    clumps: { skyHoles: 3, gaps: 0.5, fullness: 0.45, flatness: 0.85, hollow: 0.45 },
    leaf: {
      shape: 'lens',
      length: 11,
      width: 4.4,
      colors: ['#7C8447', '#A89A48', '#C2A449', '#CBB15C'],
      weights: [3, 4, 5, 2],
      droop: 0.75,
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
  seed: '6',
}

export const season = 'in fall color, November'
