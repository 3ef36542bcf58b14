import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn turning yellow, with wafers, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 720,
    width: 626,
    crownBase: 0.15,
    trunks: 3,
    trunkRadius: 12,
    raggedness: 0.4,
    bark: '#9A948A',
    barkTexture: 'smooth',
    shoots: 0.4,
    clumps: { gaps: 0.55, fullness: 0.3, skyHoles: 3 },
    leaf: {
      shape: 'lens',
      length: 15,
      width: 4.4,
      colors: ['#66804F', '#7E8C52', '#A09A55', '#B8A659'],
      weights: [4, 4, 3, 2],
      droop: 0.5,
      light: 0.16,
      drift: 0.75,
    },
    blossom: [{ mode: 'wafers', colors: ['#DDD6A6', '#CFC893', '#D6C99C'], size: 7, density: 3.6 }],
  },
  detail: {
    leaf: {
      shape: 'ovate',
      compound: 'palmate',
      leaflets: 3,
      colors: ['#4b7843'],
      length: 120,
      width: 0.5,
      count: 3,
    },
    fruit: { type: 'wafer', colors: ['#B9B77C', '#C8B884'], size: 36, count: 6, at: 'hanging' },
  },
  seed: 'c',
}

export const season = 'turning yellow, with wafers, October'
