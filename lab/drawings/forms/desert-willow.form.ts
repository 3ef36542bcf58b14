import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, June. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 820,
    width: 650,
    bark: '#6E6358',
    barkTexture: 'strips',
    crownBase: 0.12,
    trunks: 4,
    wander: 0.4,
    clumps: { radius: 78, flatness: 0.9, gaps: 0.35, fullness: 0, lift: 0 },
    leaf: {
      shape: 'lens',
      length: 34,
      width: 2.6,
      colors: ['#8BA05E', '#7C9659', '#9CAB68'],
      density: 0.57,
      droop: 0.95,
      light: 0.14,
    },
    blossom: [
      {
        mode: 'trumpet',
        colors: ['#C88AB4', '#D9A6C8', '#B874A6'],
        size: 16,
        density: 3,
        center: '#E9CF86',
      },
    ],
  },
  detail: {
    leaf: { shape: 'linear', colors: ['#8BA05E'], length: 110, width: 0.09, count: 7 },
    flower: {
      type: 'trumpet',
      colors: ['#D093B9'],
      petal: 'ruffled',
      accent: '#EBD58E',
      cluster: 'bunch',
      count: 3,
      size: 92,
    },
  },
  placement: { x: 520 },
  seed: '6',
}

export const season = 'in flower, June'
