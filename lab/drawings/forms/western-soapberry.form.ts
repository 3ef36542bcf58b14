import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color with berries, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 760,
    width: 570,
    crownBase: 0.19,
    trunkRadius: 17,
    trunks: 1,
    bark: '#A99D8C',
    raggedness: 0.45,
    lean: 0.05,
    clumps: { gaps: 0.6, fullness: 0.35, skyHoles: 4 },
    leaf: {
      shape: 'lens',
      length: 13,
      width: 2.3,
      colors: ['#D0AA4C', '#C9A446', '#BDA850', '#A2A552'],
      weights: [5, 4, 3, 2],
      droop: 0.8,
      dark: 0.2,
      light: 0.13,
      hueShift: 9,
      drift: 0.6,
    },
    blossom: [{ mode: 'berries', colors: ['#A5652C', '#B67A38'], size: 5.2, density: 4 }],
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
  seed: 'b',
}

export const season = 'in fall color with berries, November'
