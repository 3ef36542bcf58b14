import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, July. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 600,
    width: 675,
    baseRadius: 110,
    habit: 'mound',
    stems: 32,
    branches: 4,
    stemColor: '#8F805E',
    stemRadius: 2.6,
    leaf: {
      shape: 'toothed',
      length: 46,
      width: 17,
      colors: ['#748C4E', '#809656', '#677F47'],
      perStem: 17,
      from: 0.05,
      arrangement: 'opposite',
      petiole: 0.3,
      droop: 0.5,
    },
    flower: { size: 32, place: 'tips', share: 0.6 },
  },
  detail: {
    leaf: {
      shape: 'ovate',
      edge: 'coarse',
      arrangement: 'opposite',
      colors: ['#6c8445'],
      length: 66,
      width: 0.58,
      count: 4,
    },
    flower: {
      type: 'blossom',
      petals: 4,
      colors: ['#E8952F', '#EFC23C', '#D8552B'],
      accent: '#C43A2A',
      size: 21,
      cluster: 'dome',
      count: 24,
    },
    fruit: { type: 'berry', colors: ['#2E3450'], size: 13, count: 7, at: 'hanging' },
  },
  seed: 'd',
}

export const season = 'in flower, July'
