import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 640,
    width: 600,
    baseRadius: 96,
    habit: 'ascending',
    stems: 9,
    branches: 0,
    stemColor: '#8A7A5C',
    stemRadius: 1.7,
    leaf: {
      shape: 'kidney',
      length: 54,
      width: 29,
      colors: ['#76955E', '#82A068', '#6A8854'],
      perStem: 6,
      from: 0.05,
      to: 0.42,
      arrangement: 'opposite',
      petiole: 0.9,
      droop: 0.3,
      basal: 20,
    },
    flower: { size: 230, place: 'tips', share: 1, uneven: true },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'kidney', arrangement: 'opposite', colors: ['#6f8f57'], length: 52, count: 2 },
    flower: {
      type: 'lipped',
      petal: 'narrow',
      colors: ['#D8352A'],
      accent: '#7F7A55',
      size: 56,
      cluster: 'whorls',
      count: 7,
      ring: 5,
      loose: true,
      length: 190,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '3',
}

export const season = 'in flower, April'
