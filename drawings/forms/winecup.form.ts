import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'mat',
    height: 230,
    width: 760,
    stemColor: '#7E7A4C',
    looseness: 0.75,
    runners: 18,
    leaf: {
      shape: 'deep-lobed',
      length: 42,
      width: 24,
      colors: ['#738F58', '#809B62', '#67844E'],
      count: 330,
    },
    flower: {
      type: 'cup',
      colors: ['#B0286E', '#BC3A7C', '#A02064'],
      center: '#F0E2DC',
      size: 34,
      count: 26,
      lift: 62,
    },
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
  placement: { x: 600, groundY: 930, insetX: 600, insetY: 400, insetRadius: 230 },
}

export const season = 'in flower, April'
