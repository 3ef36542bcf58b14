import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with new leaves, March. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 820,
    width: 675,
    crownBase: 0.17,
    trunkRadius: 24,
    raggedness: 0.38,
    clumps: { gaps: 0.5, skyHoles: 3 },
    bark: '#7C756D',
    leaf: {
      shape: 'round',
      length: 15,
      width: 4.8,
      colors: ['#BC9078', '#B59C78', '#98A06C', '#728A5A', '#64805A'],
      weights: [2, 2, 3, 4, 4],
      droop: 0.2,
      dark: 0.24,
      light: 0.15,
      hueShift: 8,
      drift: 0.15,
    },
  },
  detail: {
    leaf: {
      shape: 'ovate',
      edge: 'smooth',
      colors: ['#54734e', '#5f7c50'],
      length: 92,
      width: 0.48,
      count: 7,
    },
    fruit: { type: 'acorn', colors: ['#8A6A3C'], size: 40 },
  },
  halo: '#E4DCCB',
  seed: 'd',
}

export const season = 'with new leaves, March'
