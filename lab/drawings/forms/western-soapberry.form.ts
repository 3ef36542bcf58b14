import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color with berries, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 760,
    width: 690,
    crownBase: 0.24,
    trunkRadius: 26,
    trunks: 1,
    bark: '#A99D8C',
    raggedness: 0.32,
    wander: 0.55,
    clumps: { gaps: 0.8, fullness: 0.45, lift: 0.6, radius: 76, flatness: 0.7, hollow: 0.45 },
    leaf: {
      shape: 'lens',
      length: 16,
      width: 3.6,
      colors: ['#D0AA4C', '#C9A446', '#BDA850', '#A2A552'],
      weights: [5, 4, 3, 2],
      droop: 0.45,
      dark: 0.32,
      light: 0.16,
      hueShift: 9,
      drift: 0.5,
    },
    blossom: [
      {
        mode: 'berries',
        colors: ['#DB8A26', '#E59A35', '#C9741F'],
        size: 6.2,
        density: 1.7,
        cluster: [4, 7],
      },
    ],
  },
  detail: {
    leaf: {
      shape: 'lance',
      compound: 'pinnate',
      leaflets: 14,
      colors: ['#839f4f'],
      length: 185,
      width: 0.3,
      count: 3,
    },
    fruit: { type: 'berry', colors: ['#E0A640', '#D8962F'], size: 24, count: 7, at: 'hanging' },
  },
  halo: '#E8DDBF',
  seed: 'h',
}

export const season = 'in fall color with berries, November'
