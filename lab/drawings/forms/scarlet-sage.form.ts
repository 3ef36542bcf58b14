import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, June. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 650,
    width: 540,
    baseRadius: 90,
    habit: 'vase',
    stems: 12,
    branches: 0,
    stemColor: '#7E8458',
    stemRadius: 2.2,
    leaf: {
      shape: 'heart',
      length: 52,
      width: 19,
      colors: ['#6B8E4E', '#779A58', '#5F8145'],
      perStem: 14,
      from: 0.08,
      to: 0.74,
      arrangement: 'opposite',
      petiole: 0.5,
      droop: 0.5,
    },
    flower: { size: 230, place: 'tips', share: 1, uneven: true },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'triangular', arrangement: 'opposite', colors: ['#6e9150'], length: 70, count: 3 },
    flower: {
      type: 'lipped',
      colors: ['#C8342E'],
      accent: '#6B3F4A',
      size: 40,
      cluster: 'whorls',
      count: 8,
      ring: 5,
      loose: true,
      length: 210,
    },
  },
  seed: '0',
}

export const season = 'in flower, June'
