import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 640,
    width: 500,
    baseRadius: 84,
    habit: 'ascending',
    stems: 10,
    branches: 6,
    stemColor: '#7F9058',
    stemRadius: 1.4,
    leaf: {
      shape: 'linear',
      length: 70,
      width: 2,
      colors: ['#7A9A58', '#86A562', '#6E8E50'],
      perStem: 34,
      from: 0.03,
      to: 0.75,
      petiole: 0,
      droop: 0.4,
      basal: 20,
    },
    flower: { size: 30, place: 'tips', share: 0.7 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'threads', colors: ['#7c9f5a'], length: 70, count: 4 },
    flower: {
      type: 'daisy',
      petals: 8,
      petal: 'toothed',
      rayWidth: 1.12,
      disk: 0.2,
      colors: ['#EABB33'],
      inner: '#7A2A26',
      innerShare: 0.42,
      accent: '#6A2A22',
      size: 98,
      count: 3,
    },
  },
}

export const season = 'in flower, May'
