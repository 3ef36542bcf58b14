import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 560,
    width: 640,
    baseRadius: 110,
    habit: 'vase',
    stems: 14,
    branches: 0,
    stemColor: '#8A9468',
    leaf: {
      shape: 'heart',
      length: 52,
      width: 19,
      colors: ['#7C9762', '#88A26C', '#708A58'],
      perStem: 13,
      from: 0.05,
      to: 0.74,
      arrangement: 'opposite',
      petiole: 0.35,
      droop: 0.5,
    },
    flower: { size: 200, place: 'tips', share: 1, uneven: true },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'triangular', arrangement: 'opposite', colors: ['#7f9a63'], length: 62, count: 3 },
    flower: {
      type: 'lipped',
      colors: ['#D4493C', '#C64438'],
      accent: '#7E8A5C',
      size: 42,
      cluster: 'whorls',
      count: 7,
      ring: 5,
      loose: true,
      length: 200,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '2',
}

export const season = 'in flower, April'
