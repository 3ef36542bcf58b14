import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 600,
    width: 600,
    baseRadius: 70,
    habit: 'mound',
    stems: 24,
    branches: 3,
    stemColor: '#8F8067',
    stemRadius: 2.4,
    leaf: {
      shape: 'heart',
      length: 42,
      width: 20,
      colors: ['#8A9A66', '#95A470', '#7D8F5C'],
      perStem: 14,
      from: 0.08,
      petiole: 0.6,
      droop: 0.4,
    },
    flower: { size: 32, place: 'axils', share: 0.075 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'heart', colors: ['#8a9a66'], length: 64, count: 4 },
    flower: {
      type: 'cup',
      colors: ['#DE86AC'],
      inner: '#A83A68',
      innerShare: 0.2,
      accent: '#E6BE58',
      size: 100,
    },
  },
  seed: 'b',
}

export const season = 'in flower, May'
