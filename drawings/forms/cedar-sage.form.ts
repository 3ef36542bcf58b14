import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 520,
    width: 440,
    baseRadius: 80,
    habit: 'vase',
    stems: 12,
    stemColor: '#8A7A5C',
    stemRadius: 1.7,
    leaf: {
      shape: 'heart',
      length: 48,
      width: 26,
      colors: ['#6C8B56', '#789660', '#607E4C'],
      perStem: 5,
      from: 0.05,
      to: 0.4,
      arrangement: 'opposite',
      petiole: 0.9,
      droop: 0.3,
      basal: 44,
    },
    flower: {
      type: 'tube',
      colors: ['#C23A34', '#CE4C3E', '#B6322F'],
      petals: 11,
      size: 165,
      place: 'tips',
      share: 1,
    },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'kidney', arrangement: 'opposite', colors: ['#6f8f57'], length: 52, count: 2 },
    flower: {
      type: 'lipped',
      colors: ['#D03528'],
      accent: '#6E6A50',
      size: 54,
      cluster: 'whorls',
      count: 4,
      length: 150,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '3',
}

export const season = 'in flower, April'
