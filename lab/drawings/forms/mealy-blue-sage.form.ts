import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 640,
    width: 570,
    baseRadius: 80,
    habit: 'ascending',
    stems: 20,
    branches: 1,
    stemColor: '#8A9A7C',
    leaf: {
      shape: 'lance',
      length: 58,
      width: 10,
      colors: ['#7B9574', '#87A07E', '#6F8A68'],
      perStem: 16,
      from: 0.04,
      to: 0.68,
      arrangement: 'opposite',
      petiole: 0.2,
      droop: 0.5,
    },
    flower: { size: 200, place: 'tips', share: 0.62 },
  },
  detail: {
    layout: 'stem',
    stem: '#7c8aa0',
    leaf: {
      shape: 'lance',
      edge: 'toothed',
      arrangement: 'opposite',
      colors: ['#7f9c7a'],
      length: 76,
      count: 3,
    },
    flower: {
      type: 'lipped',
      colors: ['#6F7DC4', '#6672BC'],
      accent: '#8E9AC8',
      inner: '#EFF0F6',
      size: 30,
      cluster: 'whorls',
      count: 8,
      length: 150,
    },
  },
  seed: '1',
}

export const season = 'in flower, May'
