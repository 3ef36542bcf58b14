import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, winter. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'columnar',
    height: 920,
    width: 345,
    crownBase: 0.07,
    bark: '#8A6650',
    barkTexture: 'strips',
    trunkRadius: 16,
    shoots: 0.5,
    clumps: { flatness: 1.4, radius: 38, fullness: 0.9 },
    leaf: {
      shape: 'feather',
      length: 22,
      width: 4.2,
      colors: ['#4F6A4A', '#597150', '#6C6E4C'],
      weights: [4, 3, 1],
      droop: -0.8,
      light: 0.17,
    },
    blossom: [{ mode: 'berries', colors: ['#6C7C9A', '#7E8DA8'], size: 2.6, density: 3 }],
  },
  detail: {
    leaf: { shape: 'scales', colors: ['#4f6d50'], length: 100, count: 7 },
    stem: '#8a6650',
    fruit: { type: 'berry', colors: ['#54658F'], bloom: true, size: 11, count: 4 },
  },
  seed: 'd',
}

export const season = 'in leaf, winter'
