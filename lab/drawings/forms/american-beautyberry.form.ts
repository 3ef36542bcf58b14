import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, September. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    habit: 'arching',
    height: 540,
    width: 740,
    baseRadius: 60,
    stems: 32,
    stemColor: '#8C7C62',
    stemRadius: 3.6,
    leaf: {
      shape: 'toothed',
      length: 66,
      width: 16,
      colors: ['#7C9450', '#8A9E58', '#98A25E'],
      perStem: 18,
      from: 0.1,
      arrangement: 'opposite',
      petiole: 0.15,
      droop: 0.8,
    },
    flower: { size: 20, place: 'nodes', share: 0.85 },
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
  seed: '2',
}

export const season = 'with berries, September'
