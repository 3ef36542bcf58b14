import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'mound',
    height: 640,
    width: 620,
    raggedness: 0.42,
    bark: '#9A9186',
    barkTexture: 'smooth',
    crownBase: 0.1,
    shoots: 0.9,
    clumps: { fullness: 0.4, gaps: 0.5 },
    leaf: {
      shape: 'round',
      length: 12,
      width: 3.9,
      colors: ['#44633F', '#4F6D45', '#5C7048', '#6A5C44'],
      weights: [6, 5, 3, 1],
      droop: 0.2,
      light: 0.22,
      hueShift: 7,
    },
    blossom: [{ mode: 'berries', colors: ['#AC4A36', '#B85A40', '#9C4034'], size: 5, density: 3 }],
  },
  detail: {
    leaf: {
      shape: 'ovate',
      compound: 'pinnate',
      leaflets: 7,
      colors: ['#3f6440'],
      length: 120,
      width: 0.52,
      count: 4,
    },
    fruit: { type: 'fuzzy-cluster', colors: ['#C4482F', '#B53C2C'], size: 78, at: 'tip' },
  },
  seed: '1',
}

export const season = 'with berries, October'
