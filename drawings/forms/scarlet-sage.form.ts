import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, June. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 650,
    width: 510,
    baseRadius: 66,
    habit: 'vase',
    stems: 13,
    branches: 1,
    stemColor: '#7E8458',
    stemRadius: 2.2,
    leaf: {
      shape: 'heart',
      length: 52,
      width: 19,
      colors: ['#6B8E4E', '#779A58', '#5F8145'],
      perStem: 12,
      from: 0.08,
      to: 0.66,
      arrangement: 'opposite',
      petiole: 0.5,
      droop: 0.5,
    },
    flower: {
      type: 'spike',
      colors: ['#C9302E', '#D4433A', '#BC2A2A'],
      center: '#7C4A40',
      size: 165,
      place: 'tips',
      share: 0.7,
    },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'triangular', arrangement: 'opposite', colors: ['#6e9150'], length: 70, count: 3 },
    flower: {
      type: 'lipped',
      colors: ['#CF2E2C'],
      accent: '#6E5A50',
      size: 46,
      cluster: 'whorls',
      count: 5,
      length: 160,
    },
  },
  seed: '3',
}

export const season = 'in flower, June'
