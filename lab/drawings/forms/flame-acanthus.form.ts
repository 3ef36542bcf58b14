import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, August. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 620,
    width: 542,
    baseRadius: 100,
    habit: 'mound',
    stems: 34,
    branches: 4,
    stemColor: '#97906C',
    stemRadius: 2,
    leaf: {
      shape: 'lance',
      length: 42,
      width: 7,
      colors: ['#6E8B54', '#7A965C', '#63804C'],
      perStem: 20,
      from: 0.06,
      arrangement: 'opposite',
      petiole: 0.1,
      droop: 0.45,
    },
    flower: { size: 60, place: 'tips', share: 0.42 },
  },
  detail: {
    leaf: { shape: 'lance', arrangement: 'opposite', colors: ['#648449'], length: 64, width: 0.26, count: 6 },
    flower: {
      type: 'tube',
      colors: ['#DC5B2A'],
      inner: '#E8803A',
      size: 52,
      cluster: 'raceme',
      count: 8,
      length: 80,
    },
  },
  seed: 'd',
}

export const season = 'in flower, August'
