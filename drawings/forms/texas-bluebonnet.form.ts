import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 440,
    width: 480,
    baseRadius: 70,
    habit: 'mound',
    stems: 15,
    branches: 0,
    stemColor: '#7C8A58',
    leaf: {
      shape: 'five-leaflets',
      length: 46,
      width: 23,
      colors: ['#7B9668', '#88A274', '#6E8A5C'],
      perStem: 10,
      from: 0.05,
      to: 0.7,
      petiole: 0.7,
      droop: 0.2,
      basal: 16,
    },
    flower: {
      type: 'pea-spike',
      colors: ['#46559F', '#5464AE', '#3C4A92'],
      center: '#EFEAF2',
      tip: '#E9EAE0',
      size: 128,
      place: 'tips',
      share: 0.9,
    },
  },
  detail: {
    layout: 'stem',
    leaf: {
      shape: 'obovate',
      compound: 'palmate',
      leaflets: 5,
      colors: ['#84a072'],
      length: 84,
      width: 0.34,
      count: 3,
    },
    flower: {
      type: 'pea',
      colors: ['#4257A8', '#374A98', '#5166B6'],
      inner: '#F4F1EA',
      size: 36,
      cluster: 'spike',
      count: 32,
      length: 135,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '5',
}

export const season = 'in flower, April'
