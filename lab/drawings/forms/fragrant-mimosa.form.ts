import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'mound',
    height: 430,
    width: 530,
    bark: '#8C8378',
    barkTexture: 'smooth',
    crownBase: 0.06,
    trunks: 8,
    spread: 0.7,
    wander: 0.8,
    shoots: 1.2,
    fineTwigs: true,
    clumps: { fullness: 0, gaps: 0.3, hollow: 0.2 },
    leaf: {
      shape: 'feather',
      length: 17,
      width: 3.8,
      colors: ['#6F8F57', '#7E9A62', '#648450'],
      density: 0.62,
      droop: 0.2,
      light: 0.16,
    },
    blossom: [
      {
        mode: 'puffs',
        colors: ['#E08FB4', '#E8A6C4', '#D67CA6'],
        size: 10,
        density: 2.6,
        center: '#FBE9F0',
      },
    ],
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      compound: 'bipinnate',
      pinnae: 2,
      leaflets: 5,
      colors: ['#6f8f57'],
      length: 60,
      width: 0.46,
      count: 7,
    },
    flower: { type: 'puff', colors: ['#E3A3BC'], accent: '#F5E6E4', size: 42, at: 'axils', length: 18 },
    fruit: { type: 'pod', colors: ['#9a6a4c'], size: 56, count: 1, at: 'hanging' },
  },
  halo: '#DDD6D2',
  seed: '1',
}

export const season = 'in flower, April'
