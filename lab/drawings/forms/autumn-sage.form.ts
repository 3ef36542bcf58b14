import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, October. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 560,
    width: 560,
    baseRadius: 150,
    habit: 'mound',
    stems: 52,
    branches: 3,
    stemColor: '#7F7A58',
    leaf: {
      shape: 'oval',
      length: 29,
      width: 9,
      colors: ['#6F8858', '#7C9463', '#647E4F'],
      perStem: 22,
      from: 0.03,
      to: 0.97,
      arrangement: 'opposite',
      petiole: 0.15,
      droop: 0.1,
    },
    flower: { size: 84, place: 'tips', share: 0.22 },
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      arrangement: 'opposite',
      colors: ['#6d8a55'],
      length: 40,
      width: 0.48,
      count: 6,
    },
    flower: {
      type: 'lipped',
      colors: ['#C8324A'],
      accent: '#7A4A4E',
      size: 46,
      cluster: 'whorls',
      count: 4,
      length: 110,
    },
  },
  seed: 'c',
}

export const season = 'in flower, October'
