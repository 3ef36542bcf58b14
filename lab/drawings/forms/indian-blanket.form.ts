import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 480,
    width: 460,
    baseRadius: 62,
    habit: 'vase',
    stems: 16,
    branches: 1,
    stemColor: '#7E8456',
    leaf: {
      shape: 'lance',
      length: 62,
      width: 9,
      colors: ['#7A9164', '#879C6E', '#6E855A'],
      perStem: 11,
      from: 0.03,
      to: 0.75,
      petiole: 0.05,
      droop: 0.4,
      basal: 14,
    },
    flower: { size: 50, place: 'tips', share: 0.9 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'lance', colors: ['#7f9670'], length: 74, width: 0.24, count: 5 },
    flower: {
      type: 'daisy',
      petals: 13,
      colors: ['#E9B23A'],
      inner: '#B83A2C',
      innerShare: 0.74,
      accent: '#7A332A',
      size: 124,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '5',
}

export const season = 'in flower, May'
