import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 340,
    width: 640,
    baseRadius: 54,
    blade: {
      colors: ['#5F8148', '#6E9054', '#7C9A5C', '#547540'],
      count: 620,
      reach: 0.94,
      spread: 1,
      width: 3.4,
      arch: 1,
    },
    head: {
      type: 'sedge',
      colors: ['#A98A52', '#8F7A48'],
      count: 18,
      length: 0.16,
      size: 18,
      flare: 0.6,
      nod: 0.1,
    },
  },
  detail: {
    layout: 'grass',
    stem: '#7d9458',
    leaf: { shape: 'blade', colors: ['#66884c'], width: 0.03, length: 190 },
    flower: { type: 'sedge-grass', colors: ['#9C8350'], accent: '#E6D9A4', length: 150 },
  },
  placement: { x: 570, groundY: 990, insetX: 940, insetY: 280, insetRadius: 185 },
}

export const season = 'in flower, April'
