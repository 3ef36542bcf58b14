import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in seed, September. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 690,
    width: 590,
    baseRadius: 75,
    blade: {
      colors: ['#7E9A55', '#8CA55C', '#6F8C4C'],
      count: 60,
      reach: 0.45,
      spread: 0.8,
      width: 10,
      arch: 0.7,
    },
    head: {
      type: 'oats',
      colors: ['#B9A866', '#A9A468', '#C29A62'],
      count: 24,
      length: 0.3,
      size: 31,
      flare: 0.5,
      nod: 1,
    },
    stemLeaves: 4,
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#7fa56a'], width: 0.13 },
    flower: { type: 'oat-grass', colors: ['#A9B06A', '#BFA262'], count: 2 },
  },
}

export const season = 'in seed, September'
