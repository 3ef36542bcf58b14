import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, September. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'mound',
    height: 440,
    width: 704,
    trunks: 8,
    trunkRadius: 5,
    bark: '#7A6355',
    barkTexture: 'smooth',
    shoots: 2,
    clumps: { fullness: 0.1, gaps: 0.35 },
    leaf: {
      shape: 'feather',
      length: 22,
      width: 5,
      colors: ['#8A9E82', '#96A88A', '#7E9276'],
      droop: 0.2,
      density: 0.8,
    },
    blossom: [
      {
        mode: 'puffs',
        colors: ['#7E5496', '#8E65A4', '#6F4888'],
        size: 7,
        density: 6,
        center: '#EDE4EE',
      },
    ],
  },
  detail: {
    leaf: {
      shape: 'obovate',
      compound: 'pinnate',
      leaflets: 15,
      colors: ['#7e937a'],
      length: 62,
      width: 0.5,
      count: 7,
    },
    flower: {
      type: 'pea',
      colors: ['#A2458E', '#8E3F8C', '#B45AA0'],
      size: 26,
      cluster: 'spike',
      count: 14,
      length: 44,
    },
  },
  seed: 'a',
}

export const season = 'in flower, September'
