import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, July. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 480,
    width: 600,
    baseRadius: 100,
    habit: 'mound',
    stems: 38,
    branches: 2,
    stemColor: '#7A6B4C',
    leaf: {
      shape: 'toothed',
      length: 48,
      width: 11,
      colors: ['#5D7C49', '#688752', '#527042'],
      perStem: 13,
      from: 0.05,
      to: 0.86,
      arrangement: 'opposite',
      petiole: 0.1,
      droop: 0.4,
    },
    flower: { size: 24, place: 'tips', share: 0.5 },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'lance',
      edge: 'coarse',
      arrangement: 'opposite',
      colors: ['#5f7f4a'],
      length: 72,
      width: 0.36,
      count: 3,
    },
    flower: {
      type: 'daisy',
      petals: 8,
      petal: 'notched',
      rayWidth: 1.2,
      disk: 0.3,
      colors: ['#E9A02C'],
      accent: '#CF862A',
      size: 96,
      count: 3,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '2',
}

export const season = 'in flower, July'
