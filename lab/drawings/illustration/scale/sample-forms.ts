import type { PlantForm } from '../plant-form.ts'

/** A broad oak in fall color, the hardest case for a nursery tree. */
export const oak: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'spreading',
    height: 420,
    width: 600,
    bark: '#6B6156',
    leaf: {
      shape: 'lens',
      length: 13,
      width: 5,
      colors: ['#9E3A2C', '#7C8447', '#C8692F'],
      weights: [3, 1, 2],
    },
    blossom: [{ mode: 'catkins', colors: ['#C9B157'], size: 5, density: 1 }],
  },
  detail: {},
}

/** Flowers on bare wood, from several trunks. */
export const redbud: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 400,
    width: 360,
    trunks: 4,
    bark: '#5F544E',
    blossom: [{ mode: 'along', colors: ['#C2568F'], size: 6, density: 1 }],
  },
  detail: { leaf: { shape: 'heart', colors: ['#6F8A52'] } },
}

export const yucca: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 600,
    width: 420,
    coreRadius: 40,
    leaf: { type: 'sword', colors: ['#728A6E'], count: 60, width: 12, open: 1.2, curve: 0.6 },
    stalk: {
      type: 'tubes',
      count: 2,
      color: '#A2665A',
      flowerColors: ['#CF5A4E'],
      flowerSize: 24,
      fan: 0.6,
      length: 0.5,
    },
  },
  detail: {},
}
