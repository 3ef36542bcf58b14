import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'mat',
    height: 110,
    width: 760,
    stemColor: '#8A6A58',
    looseness: 0.15,
    runners: 22,
    leaf: { shape: 'spoon', length: 24, width: 8, colors: ['#75904F', '#829C5A', '#698547'], count: 1500 },
    flower: {
      type: 'daisy',
      colors: ['#EDE6EA', '#E2D3E0'],
      center: '#7A4A6A',
      size: 13,
      count: 56,
      lift: 34,
      petals: 9,
    },
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
  placement: { x: 600, groundY: 930, insetX: 600, insetY: 400, insetRadius: 230 },
}

export const season = 'in flower, May'
