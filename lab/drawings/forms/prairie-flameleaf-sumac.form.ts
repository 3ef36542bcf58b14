import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color with fruit, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 740,
    width: 520,
    bark: '#7A6A5C',
    crownBase: 0.22,
    trunks: 3,
    trunkRadius: 10,
    spread: 0.46,
    wander: 0.8,
    shoots: 0.5,
    clumps: { radius: 64, count: 44, gaps: 0.65, fullness: 0.05, flatness: 0.5, hollow: 0.3 },
    leaf: {
      shape: 'lens',
      length: 17,
      width: 2.6,
      colors: ['#9C3A2E', '#B54A30', '#C66A38', '#CE8F48'],
      weights: [4, 6, 4, 1],
      droop: 0.75,
      density: 0.4,
      dark: 0.22,
      light: 0.14,
      hueShift: 8,
      drift: 0.7,
    },
    blossom: [{ mode: 'panicle', colors: ['#6A2A22', '#76342A'], size: 12, density: 1.3 }],
  },
  detail: {
    leaf: {
      shape: 'lance',
      compound: 'pinnate',
      leaflets: 13,
      colors: ['#B8412B', '#C9672F'],
      length: 165,
      width: 0.24,
      count: 3,
    },
    fruit: { type: 'fuzzy-cluster', colors: ['#8E2B2C', '#A33A34'], at: 'tip' },
  },
  halo: '#E9D9BF',
  seed: '5',
}

export const season = 'in fall color with fruit, October'
