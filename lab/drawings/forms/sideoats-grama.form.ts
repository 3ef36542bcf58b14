import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in seed, September. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 700,
    width: 460,
    baseRadius: 40,
    blade: {
      colors: ['#88A070', '#96A878', '#7B9266'],
      count: 260,
      reach: 0.42,
      spread: 0.85,
      width: 4.5,
      arch: 0.85,
    },
    head: {
      type: 'comb',
      colors: ['#BFA274', '#A98A6E', '#B58A78'],
      count: 16,
      length: 0.38,
      size: 27,
      flare: 0.42,
      nod: 0.75,
    },
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#86a077'], width: 0.05 },
    flower: { type: 'one-sided-grass', colors: ['#B08A5C', '#A5684A'], accent: '#D2542E' },
  },
  seed: '2',
}

export const season = 'in seed, September'
