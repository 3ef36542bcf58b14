import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in plume, October. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 680,
    width: 700,
    baseRadius: 66,
    blade: {
      colors: ['#7A8E55', '#869659', '#6C824E'],
      count: 520,
      reach: 0.5,
      spread: 0.8,
      width: 4,
      arch: 0.8,
    },
    head: {
      type: 'cloud',
      colors: ['#CE7C9A', '#C96E92'],
      count: 120,
      length: 0.5,
      size: 62,
      flare: 0.6,
      nod: 0.1,
    },
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#6e8f4f'], width: 0.018 },
    flower: { type: 'airy-grass', colors: ['#C87394'] },
  },
}

export const season = 'in plume, October'
