import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 760,
    width: 643,
    trunks: 3,
    trunkRadius: 21,
    spread: 0.2,
    crownBase: 0.17,
    raggedness: 0.34,
    bark: '#83705F',
    clumps: { skyHoles: 2 },
    leaf: {
      shape: 'lens',
      length: 14,
      width: 5.6,
      colors: ['#566D43', '#607648', '#4B633C'],
      droop: 0.2,
      light: 0.18,
    },
    blossom: [{ mode: 'panicle', colors: ['#E4DFCF', '#EAE5D8', '#D6D2BE'], size: 8.5, density: 4.6 }],
  },
  detail: {
    leaf: { shape: 'ovate', colors: ['#4c663e'], length: 66, width: 0.56, edge: 'coarse', count: 7 },
    flower: { type: 'star', colors: ['#F5F0E8'], petals: 5, size: 21, cluster: 'dome', count: 22 },
    fruit: { type: 'berry', colors: ['#E29A2E', '#D5702A'], size: 16, count: 6, at: 'hanging' },
  },
  halo: '#B9C6B4',
  seed: 'd',
}

export const season = 'in flower, April'
