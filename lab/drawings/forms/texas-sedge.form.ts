import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 270,
    width: 700,
    baseRadius: 170,
    blade: {
      colors: ['#557B3D', '#648B49', '#739855', '#4A6E36'],
      count: 1100,
      reach: 0.9,
      spread: 1,
      width: 3,
      arch: 1,
    },
    head: {
      type: 'sedge',
      colors: ['#8FA052', '#A5A45E'],
      count: 40,
      length: 0.14,
      size: 16,
      flare: 0.75,
      nod: 0.25,
    },
  },
  detail: {
    layout: 'grass',
    stem: '#6f8f4a',
    leaf: { shape: 'blade', colors: ['#5d8344'], width: 0.025, length: 180 },
    flower: { type: 'sedge-grass', colors: ['#8FA04E'], accent: '#E3DDA6', length: 150 },
  },
  placement: { x: 570, groundY: 980, insetX: 940, insetY: 290, insetRadius: 190 },
}

export const season = 'in flower, April'
