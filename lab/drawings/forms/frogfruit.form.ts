import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'mat',
    height: 186,
    width: 900,
    stemColor: '#8A6A58',
    looseness: 0.45,
    runners: 46,
    roots: true,
    leaf: { shape: 'spoon', length: 27, width: 10, colors: ['#75904F', '#829C5A', '#698547'], count: 1700 },
    flower: { size: 31, count: 66, lift: 46 },
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
    flower: { type: 'match-head', colors: ['#F7F2F1', '#EFE2EA'], accent: '#7A4A5C', size: 66, count: 3 },
  },
  placement: { x: 580, groundY: 960, insetX: 940, insetY: 280, insetRadius: 190 },
}

export const season = 'in flower, May'
