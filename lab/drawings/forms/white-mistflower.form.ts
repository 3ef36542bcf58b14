import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, October. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 640,
    width: 680,
    baseRadius: 96,
    habit: 'mound',
    stems: 34,
    branches: 2,
    stemColor: '#8A7C60',
    stemRadius: 2.6,
    leaf: {
      shape: 'toothed',
      length: 48,
      width: 18,
      colors: ['#67874E', '#739258', '#5B7A46'],
      perStem: 15,
      from: 0.06,
      to: 0.95,
      arrangement: 'opposite',
      petiole: 0.3,
      droop: 0.5,
    },
    flower: { size: 40, place: 'tips', share: 0.62 },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'triangular',
      edge: 'coarse',
      arrangement: 'opposite',
      colors: ['#6a8a50'],
      length: 58,
      count: 3,
    },
    flower: { type: 'puff', colors: ['#F6F3EC', '#F2ECE6'], size: 38, cluster: 'dome', count: 10 },
  },
  halo: '#C6CFBF',
}

export const season = 'in flower, October'
