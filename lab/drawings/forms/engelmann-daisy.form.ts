import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 560,
    width: 540,
    baseRadius: 80,
    habit: 'ascending',
    stems: 11,
    branches: 4,
    stemColor: '#86905F',
    stemRadius: 2.4,
    leaf: {
      shape: 'cut',
      length: 92,
      width: 27,
      colors: ['#788E60', '#849A6A', '#6C8256'],
      perStem: 4,
      from: 0.03,
      to: 0.45,
      petiole: 0.15,
      droop: 0.4,
      basal: 16,
    },
    flower: { size: 34, place: 'tips', share: 0.75 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'cut', colors: ['#7c9163'], length: 96, count: 4 },
    flower: {
      type: 'daisy',
      petals: 8,
      rayWidth: 0.92,
      disk: 0.24,
      colors: ['#EFCB45'],
      accent: '#B98A2E',
      size: 102,
      count: 3,
    },
  },
  seed: '3',
}

export const season = 'in flower, April'
