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
      shape: 'feather',
      length: 36,
      width: 12,
      colors: ['#5E774F', '#6A8259', '#536B48'],
      perStem: 16,
      from: 0.03,
      to: 0.85,
      petiole: 0.05,
      droop: 0,
    },
    flower: { size: 25, place: 'tips', share: 0.4 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'threads', colors: ['#587a48'], length: 64, count: 6, arrangement: 'opposite' },
    flower: {
      type: 'daisy',
      petals: 13,
      petal: 'narrow',
      rayWidth: 1.15,
      disk: 0.36,
      colors: ['#E8B22C'],
      accent: '#A8702A',
      size: 98,
    },
  },
  seed: 'b',
}

export const season = 'in flower, October'
