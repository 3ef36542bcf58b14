import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf with ripe nuts, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 960,
    width: 690,
    trunks: 1,
    crownBase: 0.25,
    trunkRadius: 27,
    raggedness: 0.42,
    bark: '#7F756A',
    wander: 0.3,
    clumps: { skyHoles: 5, flatness: 0.85, gaps: 0.6, fullness: 0.4, lift: 0.35 },
    leaf: {
      shape: 'lens',
      length: 15,
      width: 3,
      density: 0.8,
      colors: ['#7F9450', '#8C9B52', '#6F8A4A', '#A9A054'],
      weights: [5, 3, 4, 1],
      droop: 0.7,
      light: 0.16,
      drift: 0.3,
    },
    blossom: [{ mode: 'berries', colors: ['#8F7B4E', '#9C8A5A'], size: 5, density: 1.6 }],
  },
  detail: {
    leaf: {
      shape: 'lance',
      compound: 'pinnate',
      leaflets: 11,
      edge: 'toothed',
      colors: ['#567e42'],
      length: 200,
      width: 0.3,
      count: 2,
    },
    fruit: { type: 'pecan', colors: ['#9A6B42'] },
  },
  placement: { x: 490, insetX: 1030, insetY: 190 },
  seed: 'b',
}

export const season = 'in leaf with ripe nuts, October'
