import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'vine',
    height: 880,
    width: 450,
    support: 'trellis',
    stemColor: '#8A6A4C',
    stems: 4,
    leaf: {
      shape: 'oval',
      length: 35,
      width: 11.5,
      colors: ['#557549', '#5F7F4E', '#6C8A58', '#7A9668'],
      density: 1,
    },
    flower: { size: 44, count: 36 },
  },
  detail: {
    layout: 'vine',
    leaf: {
      shape: 'elliptic',
      arrangement: 'opposite',
      colors: ['#6A8758'],
      length: 70,
      width: 0.58,
      count: 4,
    },
    flower: {
      type: 'tube',
      petal: 'narrow',
      colors: ['#CE4A3C', '#DA6147'],
      inner: '#EDB85C',
      size: 84,
      cluster: 'fan',
      count: 10,
    },
  },
  seed: '5',
}

export const season = 'in flower, April'
