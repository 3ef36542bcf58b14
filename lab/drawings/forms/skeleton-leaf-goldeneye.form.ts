import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, October. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 420,
    width: 560,
    baseRadius: 130,
    habit: 'mound',
    stems: 50,
    branches: 3,
    stemColor: '#7F7F58',
    leaf: {
      shape: 'threads',
      length: 38,
      width: 13,
      colors: ['#5C7F48', '#698A52', '#507341'],
      perStem: 20,
      from: 0.03,
      to: 0.85,
      petiole: 0.05,
      droop: 0,
    },
    flower: { size: 28, place: 'tips', share: 0.62, uneven: true },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'threads', colors: ['#587a48'], length: 64, count: 6, arrangement: 'opposite' },
    flower: {
      type: 'daisy',
      petals: 12,
      petal: 'narrow',
      rayWidth: 1.05,
      disk: 0.26,
      colors: ['#F0BE2E', '#E8B22C'],
      accent: '#C08A2C',
      size: 98,
    },
  },
  seed: 'c',
}

export const season = 'in flower, October'
