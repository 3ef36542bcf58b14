import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, September. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 740,
    width: 560,
    bark: '#8E8C84',
    barkTexture: 'smooth',
    crownBase: 0.17,
    trunks: 2,
    trunkRadius: 11,
    spread: 0.3,
    wander: 0.55,
    shoots: 0.2,
    clumps: { radius: 66, count: 34, flatness: 0.4, gaps: 0.6, fullness: 0.2, hollow: 0.3 },
    leaf: {
      shape: 'round',
      length: 21,
      width: 6.4,
      colors: ['#52733F', '#5E7D46', '#6B864C'],
      droop: 0.55,
      density: 0.8,
      light: 0.19,
      hueShift: 7,
    },
    blossom: [
      { mode: 'berries', colors: ['#A83A34', '#8E2F33'], size: 5, density: 3.6 },
      { mode: 'berries', colors: ['#3A3138', '#46363E'], size: 5, density: 1.8 },
    ],
  },
  detail: {
    leaf: { shape: 'elliptic', colors: ['#47703d'], length: 88, width: 0.42, count: 7 },
    fruit: { type: 'berry', colors: ['#B6332E', '#2C2629', '#B6332E'], size: 17, count: 3 },
  },
  seed: '1',
}

export const season = 'with berries, September'
