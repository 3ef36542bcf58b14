import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, winter. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 540,
    width: 630,
    crownBase: 0.02,
    trunks: 8,
    trunkRadius: 9,
    bark: '#7B786D',
    barkTexture: 'smooth',
    shoots: 0.25,
    raggedness: 0.1,
    spread: 0.5,
    clumps: { count: 270, gaps: 0, lift: 0, fullness: 0.7, radius: 38, hollow: 0.3, flatness: 0.85 },
    leaf: {
      shape: 'round',
      length: 8.5,
      width: 3.1,
      colors: ['#586F4B', '#647B54', '#4E6543'],
      droop: -0.1,
      light: 0.19,
    },
  },
  detail: {
    stem: '#9a948a',
    leaf: { shape: 'elliptic', edge: 'scalloped', colors: ['#4f6f48'], length: 34, width: 0.54, count: 17 },
    flower: {
      type: 'star',
      petals: 4,
      colors: ['#F4F0E2'],
      size: 15,
      at: 'axils',
      cluster: 'bunch',
      count: 3,
    },
  },
  seed: 'd',
}

export const season = 'in leaf, winter'
