import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 600,
    width: 500,
    baseRadius: 112,
    habit: 'ascending',
    stems: 9,
    branches: 1,
    stemColor: '#8A7A5C',
    stemRadius: 1.7,
    leaf: {
      shape: 'kidney',
      length: 46,
      width: 25,
      colors: ['#76955E', '#82A068', '#6A8854'],
      perStem: 8,
      from: 0.05,
      to: 0.5,
      arrangement: 'opposite',
      petiole: 0.9,
      droop: 0.3,
      basal: 30,
    },
    flower: { size: 235, place: 'tips', share: 1, uneven: true },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'kidney', arrangement: 'opposite', colors: ['#6f8f57'], length: 52, count: 2 },
    flower: {
      type: 'lipped',
      petal: 'narrow',
      colors: ['#D03528'],
      accent: '#7F7A55',
      size: 50,
      cluster: 'whorls',
      count: 7,
      ring: 4,
      loose: true,
      length: 190,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '8',
}

export const season = 'in flower, April'
