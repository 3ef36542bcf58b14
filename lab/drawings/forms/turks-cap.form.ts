import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, August. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 680,
    width: 700,
    baseRadius: 110,
    habit: 'mound',
    stems: 34,
    branches: 2,
    stemColor: '#6B6A45',
    leaf: {
      shape: 'palm',
      length: 62,
      width: 36,
      colors: ['#547544', '#5F7F48', '#6B8A4E'],
      perStem: 13,
      from: 0.08,
      petiole: 0.6,
      droop: 0.5,
    },
    flower: { size: 56, place: 'axils', share: 0.11 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'ivy', colors: ['#66864C', '#5c7d47'], length: 88, count: 4 },
    flower: { type: 'turban', colors: ['#CC3C32'], size: 84, count: 2 },
    fruit: { type: 'berry', colors: ['#C9402F'], size: 24, count: 1 },
  },
  seed: '3',
}

export const season = 'in flower, August'
