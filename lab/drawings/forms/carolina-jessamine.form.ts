import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, March. */
export const form: PlantForm = {
  plant: {
    kind: 'vine',
    height: 880,
    width: 500,
    support: 'trellis',
    stemColor: '#8A5B3E',
    stems: 4,
    leaf: {
      shape: 'lance',
      length: 40,
      width: 7.5,
      colors: ['#44693A', '#4F7442', '#3E6036'],
      density: 1.05,
      arrangement: 'opposite',
      droop: 0.6,
    },
    flower: { size: 34, count: 64 },
  },
  detail: {
    layout: 'vine',
    stem: '#8a5b3e',
    leaf: { shape: 'lance', arrangement: 'opposite', colors: ['#48733e'], length: 74, width: 0.34, count: 5 },
    flower: {
      type: 'trumpet',
      colors: ['#EFC53A'],
      accent: '#DB9A2A',
      size: 56,
      at: 'axils',
      petal: 'round',
    },
  },
  seed: '1',
}

export const season = 'in flower, March'
