import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, September. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    habit: 'mound',
    height: 600,
    width: 600,
    baseRadius: 90,
    stems: 24,
    branches: 1,
    stemColor: '#8C7C62',
    stemRadius: 3.6,
    leaf: {
      shape: 'toothed',
      length: 70,
      width: 20,
      colors: ['#7C9450', '#8A9E58', '#98A25E'],
      perStem: 14,
      from: 0.1,
      arrangement: 'opposite',
      petiole: 0.15,
      droop: 0.7,
    },
    flower: { size: 25, place: 'axils', share: 0.46 },
  },
  detail: {
    leaf: {
      shape: 'ovate',
      edge: 'toothed',
      arrangement: 'opposite',
      colors: ['#7c9a4f'],
      length: 96,
      width: 0.5,
      count: 5,
    },
    fruit: { type: 'berry', colors: ['#A0327F', '#B03F8C'], size: 14, count: 13, at: 'axils' },
  },
  seed: '3',
}

export const season = 'with berries, September'
