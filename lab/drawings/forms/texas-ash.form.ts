import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 840,
    width: 730,
    bark: '#857D74',
    crownBase: 0.19,
    trunkRadius: 23,
    shoots: 0.08,
    raggedness: 0.32,
    clumps: { gaps: 0.5, fullness: 0.5, skyHoles: 4 },
    leaf: {
      shape: 'round',
      length: 10.5,
      width: 3.1,
      colors: ['#7C4850', '#985646', '#B47646', '#C69A50'],
      weights: [3, 4, 4, 4],
      droop: 0.4,
      dark: 0.22,
      light: 0.15,
      hueShift: 10,
      drift: 0.9,
    },
  },
  detail: {
    leaf: {
      shape: 'ovate',
      compound: 'pinnate',
      leaflets: 5,
      colors: ['#54774a', '#C77B3A', '#5f7f4c', '#B4553A'],
      length: 140,
      width: 0.56,
      arrangement: 'opposite',
      count: 2,
    },
    fruit: { type: 'samara', colors: ['#BCA868'], count: 6, at: 'hanging' },
  },
  halo: '#E8DAC6',
  seed: '2',
}

export const season = 'in fall color, November'
