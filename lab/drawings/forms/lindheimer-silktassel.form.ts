import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 720,
    width: 600,
    crownBase: 0.1,
    trunks: 6,
    trunkRadius: 11,
    raggedness: 0.36,
    bark: '#877E73',
    barkTexture: 'smooth',
    shoots: 0.6,
    clumps: { gaps: 0.45, fullness: 0.4, radius: 60, lift: 0.2, skyHoles: 1 },
    leaf: {
      shape: 'lens',
      length: 24,
      width: 8.2,
      colors: ['#6C8560', '#7B916E', '#5F7856'],
      young: '#A9B48F',
      droop: -0.1,
      density: 0.85,
      light: 0.17,
      hueShift: 8,
    },
    blossom: [
      { mode: 'berries', colors: ['#3F4A6E', '#56638A', '#8893A8'], size: 4.4, density: 5, cluster: [4, 8] },
    ],
  },
  detail: {
    stem: '#8d8674',
    leaf: {
      shape: 'elliptic',
      arrangement: 'opposite',
      colors: ['#6d8a60', '#a9b69a'],
      length: 100,
      width: 0.52,
      count: 4,
    },
    fruit: { type: 'berry', colors: ['#3E4A70'], bloom: true, size: 17, count: 7, at: 'hanging' },
  },
}

export const season = 'with berries, October'
