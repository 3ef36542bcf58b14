import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, all year. */
export const form: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 680,
    width: 800,
    coreRadius: 36,
    leaf: {
      type: 'fan',
      colors: ['#6F8F6A', '#7B9A70', '#638460'],
      count: 15,
      width: 0.4,
      open: 1.28,
      curve: 0.45,
    },
  },
  detail: {
    layout: 'large-leaf',
    stem: '#9a8f62',
    leaf: { shape: 'fan', colors: ['#6c8f6a'], count: 1 },
    fruit: { type: 'berry', colors: ['#2C2A30'], size: 11, count: 16 },
  },
  seed: '7',
}

export const season = 'in leaf, all year'
