import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'mat',
    height: 150,
    width: 900,
    stemColor: '#7F8A52',
    looseness: 0.28,
    runners: 32,
    leaf: {
      shape: 'toothed',
      length: 30,
      width: 11,
      colors: ['#6B8F49', '#7A9C55', '#5F8240'],
      count: 1900,
    },
    flower: { size: 11, count: 80, lift: 22 },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'ovate',
      edge: 'coarse',
      arrangement: 'opposite',
      colors: ['#6f944f'],
      length: 70,
      width: 0.6,
      count: 3,
    },
    flower: {
      type: 'daisy',
      petals: 5,
      petal: 'notched',
      rayWidth: 1.1,
      disk: 0.46,
      colors: ['#EFC934'],
      accent: '#D6A22B',
      size: 42,
      count: 3,
    },
  },
  placement: { x: 580, groundY: 960, insetX: 930, insetY: 290, insetRadius: 200 },
  seed: 'd',
}

export const season = 'in flower, May'
