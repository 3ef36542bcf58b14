import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, August. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 540,
    width: 760,
    baseRadius: 110,
    habit: 'vase',
    stems: 38,
    branches: 3,
    stemColor: '#97906C',
    stemRadius: 2,
    leaf: {
      shape: 'lance',
      length: 44,
      width: 8,
      colors: ['#6E8B54', '#7A965C', '#63804C'],
      perStem: 22,
      from: 0.06,
      arrangement: 'opposite',
      petiole: 0.1,
      droop: 0.45,
    },
    flower: { size: 36, place: 'tips', share: 0.36, uneven: true },
  },
  detail: {
    leaf: { shape: 'lance', arrangement: 'opposite', colors: ['#648449'], length: 64, width: 0.26, count: 6 },
    flower: {
      type: 'tube',
      colors: ['#DC5B2A'],
      inner: '#E8803A',
      size: 46,
      cluster: 'bunch',
      count: 4,
    },
  },
  seed: 'b',
}

export const season = 'in flower, August'
