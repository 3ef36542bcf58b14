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
    clumps: { radius: 66, count: 34, flatness: 0.4, gaps: 0.45, fullness: 0.12, hollow: 0.2 },
    leaf: {
      shape: 'round',
      length: 21,
      width: 6.4,
      colors: ['#52733F', '#5E7D46', '#6B864C'],
      droop: 0.55,
      density: 0.62,
      light: 0.19,
      hueShift: 7,
    },
    blossom: [
      { mode: 'berries', colors: ['#B23A34', '#9A3034'], size: 5.2, density: 9, cluster: [1, 3] },
      { mode: 'berries', colors: ['#3A3138', '#46363E'], size: 5.2, density: 4, cluster: [1, 2] },
    ],
  },
  detail: {
    leaf: { shape: 'elliptic', colors: ['#47703d'], length: 88, width: 0.42, count: 7 },
    fruit: { type: 'berry', colors: ['#B6332E', '#2C2629', '#B6332E'], size: 17, count: 3 },
  },
  seed: '1',
}

export const season = 'with berries, September'
