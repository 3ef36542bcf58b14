import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 660,
    width: 390,
    baseRadius: 52,
    habit: 'upright',
    stems: 7,
    stemColor: '#83604C',
    stemRadius: 2.6,
    leaf: {
      shape: 'lance',
      length: 84,
      width: 13,
      colors: ['#4E7043', '#597B4C', '#45663D'],
      perStem: 8,
      from: 0.03,
      to: 0.62,
      arrangement: 'opposite',
      petiole: 0.02,
      droop: 0.4,
      basal: 24,
    },
    flower: { size: 230, place: 'tips', share: 1 },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'lance',
      edge: 'toothed',
      arrangement: 'opposite',
      colors: ['#557848'],
      length: 80,
      width: 0.32,
      count: 3,
    },
    flower: {
      type: 'penstemon',
      colors: ['#CC4F7C'],
      accent: '#F2DCE2',
      size: 50,
      cluster: 'whorls',
      count: 7,
      ring: 3,
      length: 220,
    },
  },
  seed: '1',
}

export const season = 'in flower, April'
