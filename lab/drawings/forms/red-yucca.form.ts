import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 840,
    width: 640,
    coreRadius: 52,
    leaf: {
      type: 'sword',
      colors: ['#728A6E', '#6C8068', '#7C9070'],
      count: 120,
      width: 12,
      open: 1,
      curve: 0.55,
      threads: true,
    },
    stalk: {
      type: 'tubes',
      count: 5,
      color: '#A2665A',
      flowerColors: ['#CF5A4E', '#DB7462', '#C24B48'],
      flowerSize: 27,
      fan: 0.3,
      arch: 0.85,
      length: 0.5,
    },
  },
  detail: {
    layout: 'stalk',
    stem: '#A2665A',
    leaf: { shape: 'blade', edge: 'wavy', colors: ['#6f8b77'], width: 0.07, length: 110 },
    flower: {
      type: 'tube',
      colors: ['#D2604F'],
      inner: '#E9B783',
      size: 46,
      cluster: 'raceme',
      count: 17,
      length: 190,
    },
  },
  seed: '8',
}

export const season = 'in flower, May'
