import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, June. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 680,
    width: 660,
    baseRadius: 66,
    habit: 'vase',
    stems: 13,
    branches: 0,
    stemColor: '#6E7A4C',
    leaf: {
      shape: 'lance',
      length: 92,
      width: 20,
      colors: ['#5E7A49', '#6A8552', '#546F43'],
      perStem: 5,
      from: 0.08,
      to: 0.48,
      petiole: 0.3,
      droop: 0.6,
      basal: 22,
    },
    flower: { size: 80, place: 'tips', share: 0.9, uneven: true },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'ovate', edge: 'coarse', colors: ['#64834f'], length: 92, width: 0.42, count: 3 },
    flower: {
      type: 'coneflower',
      petals: 15,
      colors: ['#C878A4', '#BE6A9B', '#D08AB0'],
      accent: '#B5622B',
      size: 150,
      count: 1,
    },
  },
  seed: '2',
}

export const season = 'in flower, June'
