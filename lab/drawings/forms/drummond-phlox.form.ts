import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 400,
    width: 540,
    baseRadius: 100,
    habit: 'ascending',
    stems: 22,
    branches: 1,
    stemColor: '#8A9A64',
    stemRadius: 2,
    leaf: {
      shape: 'lance',
      length: 54,
      width: 9,
      colors: ['#7B9B5C', '#87A668', '#6F8E52'],
      perStem: 11,
      from: 0.05,
      to: 0.9,
      petiole: 0.03,
      droop: 0.4,
      basal: 22,
    },
    flower: { size: 48, place: 'tips', share: 0.65 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'lance', arrangement: 'opposite', colors: ['#7fa05f'], length: 66, width: 0.3, count: 3 },
    flower: {
      type: 'blossom',
      petal: 'round',
      colors: ['#CF4478', '#C23A6C'],
      inner: '#F3DDE2',
      innerShare: 0.3,
      accent: '#7A1F45',
      petals: 5,
      size: 48,
      cluster: 'dome',
      count: 9,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '2',
}

export const season = 'in flower, April'
