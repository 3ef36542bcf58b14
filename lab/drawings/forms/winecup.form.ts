import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'mat',
    height: 330,
    width: 940,
    stemColor: '#7E7A4C',
    looseness: 0.8,
    runners: 15,
    leaf: {
      shape: 'deep-lobed',
      length: 38,
      width: 21,
      colors: ['#738F58', '#809B62', '#67844E'],
      count: 430,
    },
    flower: { size: 34, count: 15, lift: 115 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'hand', colors: ['#7e9a66'], length: 74, count: 4 },
    flower: {
      type: 'cup',
      colors: ['#B23A78'],
      inner: '#F3E9EC',
      innerShare: 0.26,
      accent: '#EFE3C6',
      size: 112,
    },
  },
  placement: { x: 580, groundY: 960, insetX: 940, insetY: 280, insetRadius: 190 },
  seed: '5',
}

export const season = 'in flower, April'
