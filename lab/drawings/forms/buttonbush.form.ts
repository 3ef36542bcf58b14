import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, July. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 720,
    width: 480,
    crownBase: 0.14,
    trunks: 5,
    trunkRadius: 10,
    bark: '#7A6A5A',
    wander: 0.5,
    shoots: 1,
    clumps: { gaps: 0.8, hollow: 0.45, fullness: 0.1, radius: 60 },
    leaf: {
      shape: 'lens',
      length: 32,
      width: 8.6,
      colors: ['#57744B', '#647F54', '#4D6843'],
      droop: 0.4,
      light: 0.17,
      density: 0.62,
    },
    blossom: [{ mode: 'puffs', colors: ['#EDE7D8', '#F3EEE2'], size: 10.5, density: 5.5, center: '#FFFFFF' }],
  },
  detail: {
    leaf: { shape: 'ovate', arrangement: 'whorled', colors: ['#487443'], length: 92, width: 0.4, count: 3 },
    flower: {
      type: 'puff',
      colors: ['#DDD6BE'],
      accent: '#D2B85A',
      size: 62,
      cluster: 'bunch',
      count: 3,
      length: 56,
    },
  },
  halo: '#B9C6B4',
  seed: 'f',
}

export const season = 'in flower, July'
