import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'mat',
    height: 150,
    width: 900,
    stemColor: '#8A6A58',
    looseness: 0.25,
    runners: 30,
    leaf: { shape: 'spoon', length: 30, width: 10, colors: ['#75904F', '#829C5A', '#698547'], count: 1500 },
    flower: { size: 26, count: 60, lift: 36 },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'spoon',
      edge: 'coarse',
      arrangement: 'opposite',
      colors: ['#7e9b5e'],
      length: 50,
      width: 0.46,
      count: 4,
    },
    flower: { type: 'match-head', colors: ['#F4EDEE'], accent: '#6A3F4E', size: 62, count: 3 },
  },
  placement: { x: 580, groundY: 960, insetX: 940, insetY: 280, insetRadius: 190 },
}

export const season = 'in flower, May'
