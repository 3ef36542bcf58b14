import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    habit: 'mound',
    height: 560,
    width: 610,
    baseRadius: 120,
    stems: 34,
    branches: 2,
    stemColor: '#7E6E60',
    stemRadius: 3,
    leaf: {
      shape: 'three-leaflets',
      length: 46,
      width: 26,
      colors: ['#843F3A', '#A44A38', '#BC663C', '#C0884A'],
      perStem: 14,
      from: 0.08,
      petiole: 0.4,
      droop: 0.4,
    },
  },
  detail: {
    leaf: {
      shape: 'obovate',
      edge: 'coarse',
      compound: 'palmate',
      leaflets: 3,
      colors: ['#5f7f48', '#B9512F'],
      length: 96,
      width: 0.72,
      count: 4,
    },
    fruit: { type: 'fuzzy-cluster', colors: ['#B7322B'], size: 58, at: 'tip' },
  },
  halo: '#E9D9BF',
  seed: '1',
}

export const season = 'in fall color, November'
