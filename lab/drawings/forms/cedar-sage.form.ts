import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 600,
    width: 440,
    baseRadius: 96,
    habit: 'ascending',
    stems: 9,
    stemColor: '#8A7A5C',
    stemRadius: 1.7,
    leaf: {
      shape: 'kidney',
      length: 44,
      width: 25,
      colors: ['#76955E', '#82A068', '#6A8854'],
      perStem: 5,
      from: 0.05,
      to: 0.4,
      arrangement: 'opposite',
      petiole: 0.9,
      droop: 0.3,
      basal: 52,
    },
    flower: { size: 190, place: 'tips', share: 1 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'kidney', arrangement: 'opposite', colors: ['#6f8f57'], length: 52, count: 2 },
    flower: {
      type: 'lipped',
      petal: 'narrow',
      colors: ['#D03528'],
      accent: '#6E6A50',
      size: 50,
      cluster: 'whorls',
      count: 7,
      ring: 3,
      length: 190,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '3',
}

export const season = 'in flower, April'
