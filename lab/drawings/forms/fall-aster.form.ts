import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, October. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 480,
    width: 620,
    baseRadius: 120,
    habit: 'mound',
    stems: 64,
    branches: 3,
    stemColor: '#7A7250',
    stemRadius: 1.8,
    leaf: {
      shape: 'lance',
      length: 32,
      width: 5,
      colors: ['#6C8758', '#789262', '#617C50'],
      perStem: 16,
      from: 0.05,
      petiole: 0.03,
      droop: 0.3,
    },
    flower: { size: 26, place: 'tips', share: 0.85 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'linear', colors: ['#6e8b5b'], length: 54, width: 0.2, count: 9 },
    flower: {
      type: 'daisy',
      petals: 27,
      petal: 'narrow',
      colors: ['#9A85C8'],
      accent: '#E0B03E',
      size: 104,
      count: 3,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '4',
}

export const season = 'in flower, October'
