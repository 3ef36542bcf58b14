import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 420,
    width: 480,
    baseRadius: 150,
    habit: 'mound',
    stems: 64,
    branches: 3,
    stemColor: '#5F6A47',
    stemRadius: 1,
    leaf: {
      shape: 'linear',
      length: 26,
      width: 2.3,
      colors: ['#4A6A40', '#587848', '#41603A'],
      perStem: 38,
      from: 0.03,
      petiole: 0,
      droop: 0.2,
    },
    flower: { size: 21, place: 'tips', share: 0.42 },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'needle',
      arrangement: 'opposite',
      colors: ['#4a6b42'],
      length: 34,
      width: 0.13,
      count: 10,
    },
    flower: {
      type: 'daisy',
      petals: 11,
      petal: 'notched',
      rayWidth: 0.72,
      disk: 0.34,
      colors: ['#EAB92F'],
      accent: '#E0A52E',
      size: 92,
      count: 3,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '2',
}

export const season = 'in flower, April'
