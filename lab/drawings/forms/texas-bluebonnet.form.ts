import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 640,
    width: 600,
    baseRadius: 60,
    habit: 'ascending',
    stems: 12,
    branches: 0,
    stemColor: '#7C8A58',
    leaf: {
      shape: 'five-leaflets',
      length: 54,
      width: 26,
      colors: ['#7B9668', '#88A274', '#6E8A5C'],
      perStem: 9,
      from: 0.05,
      to: 0.86,
      petiole: 0.7,
      droop: 0.2,
      basal: 22,
    },
    flower: { size: 178, place: 'tips', share: 0.95 },
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
      colors: ['#4B5CA4', '#405198', '#5B6CB2'],
      inner: '#F4F1EA',
      size: 36,
      cluster: 'spike',
      count: 62,
      length: 150,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '3',
}

export const season = 'in flower, April'
