import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 640,
    width: 460,
    baseRadius: 60,
    habit: 'vase',
    stems: 11,
    branches: 4,
    stemColor: '#86905F',
    stemRadius: 2.4,
    leaf: {
      shape: 'feather',
      length: 78,
      width: 22,
      colors: ['#788E60', '#849A6A', '#6C8256'],
      perStem: 3,
      from: 0.03,
      to: 0.45,
      petiole: 0.15,
      droop: 0.4,
      basal: 20,
    },
    flower: {
      type: 'daisy',
      colors: ['#E5C03E', '#EBCC58', '#DDB434'],
      center: '#C99A34',
      petals: 8,
      size: 27,
      place: 'tips',
      share: 0.8,
    },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'cut', colors: ['#7c9163'], length: 96, count: 4 },
    flower: { type: 'daisy', petals: 8, colors: ['#EBC03A'], accent: '#C99330', size: 102, count: 3 },
  },
  seed: '3',
}

export const season = 'in flower, April'
