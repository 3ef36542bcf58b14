import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf with acorns, September. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 880,
    width: 660,
    crownBase: 0.25,
    trunks: 1,
    trunkRadius: 38,
    shoots: 0,
    wander: 0.7,
    raggedness: 0.45,
    bark: '#6A6157',
    clumps: { skyHoles: 5, gaps: 0.7, lift: 0.45, flatness: 0.6, radius: 79, fullness: 0.45 },
    leaf: {
      shape: 'lobed',
      length: 24,
      width: 10,
      colors: ['#6A7B4A', '#77864F', '#5F7247'],
      weights: [5, 3, 3],
      droop: 0.5,
      light: 0.17,
    },
    blossom: [{ mode: 'berries', colors: ['#846B45', '#937A50'], size: 5.2, density: 1.4 }],
  },
  detail: {
    layout: 'large-leaf',
    leaf: { shape: 'bur-oak', colors: ['#55753f'] },
    fruit: { type: 'acorn', colors: ['#8A6A3C'], cup: 'fringed', size: 60, count: 1, accent: '#A48F68' },
  },
  placement: { x: 505, insetX: 1030, insetY: 180 },
  seed: 'a',
}

export const season = 'in leaf with acorns, September'
