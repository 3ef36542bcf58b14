import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 320,
    width: 600,
    baseRadius: 110,
    habit: 'mound',
    stems: 60,
    branches: 2,
    stemColor: '#7C7A58',
    stemRadius: 1.6,
    leaf: {
      shape: 'lance',
      length: 40,
      width: 4.5,
      colors: ['#8A9E76', '#95A880', '#7E926A'],
      perStem: 14,
      from: 0.05,
      arrangement: 'opposite',
      petiole: 0.05,
      droop: 0.3,
    },
    flower: { size: 25, place: 'tips', share: 0.5 },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'linear',
      arrangement: 'opposite',
      colors: ['#83916A'],
      length: 70,
      width: 0.16,
      count: 3,
    },
    flower: { type: 'daisy', petals: 9, colors: ['#F3EEE6'], accent: '#DDAA3C', size: 130 },
  },
  halo: '#C6CFBF',
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
}

export const season = 'in flower, April'
