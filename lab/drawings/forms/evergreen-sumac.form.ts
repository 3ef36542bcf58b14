import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 620,
    width: 680,
    trunks: 5,
    trunkRadius: 11,
    spread: 0.3,
    wander: 0.5,
    raggedness: 0.36,
    bark: '#9A9186',
    barkTexture: 'smooth',
    crownBase: 0.12,
    shoots: 0.25,
    clumps: { fullness: 0.3, gaps: 0.5, radius: 62, flatness: 0.7, hollow: 0.4, lift: 0.35 },
    leaf: {
      shape: 'lens',
      length: 17,
      width: 5.6,
      density: 0.75,
      colors: ['#4F7043', '#5C7A49', '#67804E'],
      weights: [6, 5, 3],
      droop: 0.5,
      dark: 0.2,
      light: 0.24,
      hueShift: 7,
    },
    blossom: [
      { mode: 'berries', colors: ['#D2542E', '#DB6A3C', '#C2452B'], size: 5, density: 2, cluster: [6, 9] },
    ],
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
  seed: '6',
}

export const season = 'with berries, October'
