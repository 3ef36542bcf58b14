import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with red new leaves, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 720,
    width: 620,
    bark: '#A89E92',
    barkTexture: 'smooth',
    crownBase: 0.12,
    trunks: 4,
    spread: 0.3,
    wander: 0.35,
    shoots: 0.9,
    clumps: { gaps: 0.4, fullness: 0.4 },
    leaf: {
      shape: 'round',
      length: 7.5,
      width: 2.4,
      colors: ['#526B45', '#5C744B', '#687A50'],
      droop: 0.15,
      light: 0.18,
      hueShift: 8,
    },
    blossom: [{ mode: 'panicle', colors: ['#A35A48', '#B06C54', '#944E42'], size: 8, density: 2.6 }],
  },
  detail: {
    leaf: {
      shape: 'spoon',
      compound: 'pinnate',
      leaflets: 15,
      colors: ['#557347', '#5d7a4a', '#7d5a48', '#557347'],
      length: 125,
      width: 0.42,
      count: 4,
    },
    fruit: { type: 'berry', colors: ['#B23A34', '#B23A34', '#3E4A6C'], size: 14, count: 9, at: 'hanging' },
  },
  seed: '2',
}

export const season = 'with red new leaves, April'
