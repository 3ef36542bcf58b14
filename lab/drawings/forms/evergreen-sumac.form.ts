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
    clumps: { fullness: 0.12, gaps: 0.5, radius: 72, flatness: 0.65, hollow: 0.3 },
    leaf: {
      shape: 'lens',
      length: 19,
      width: 5.6,
      density: 0.5,
      colors: ['#44633F', '#4F6D45', '#5C7048'],
      weights: [6, 5, 3],
      droop: 0.2,
      light: 0.22,
      hueShift: 7,
    },
    blossom: [{ mode: 'panicle', colors: ['#B5442F', '#C0553A', '#A23A2C'], size: 10, density: 2.4 }],
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
  seed: '2',
}

export const season = 'with berries, October'
