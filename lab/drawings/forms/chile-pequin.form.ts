import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fruit, September. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 520,
    width: 520,
    crownBase: 0.1,
    trunks: 5,
    trunkRadius: 6,
    spread: 0.42,
    wander: 0.4,
    bark: '#7B7A55',
    barkTexture: 'smooth',
    shoots: 0.5,
    clumps: { gaps: 0.5, fullness: 0.1, radius: 46, flatness: 0.6 },
    leaf: {
      shape: 'round',
      length: 15,
      width: 4.8,
      colors: ['#5F8048', '#6C8D52', '#547441'],
      density: 0.7,
      droop: 0.4,
      light: 0.17,
    },
    blossom: [
      { mode: 'peppers', colors: ['#C4312A', '#D04A36', '#C4312A', '#6F8A3C'], size: 5, density: 8 },
      { mode: 'scatter', colors: ['#F1EEE2'], size: 5.2, density: 0.9, center: '#A9B06A' },
    ],
  },
  detail: {
    stem: '#6f7f4c',
    leaf: { shape: 'ovate', colors: ['#587a44'], length: 64, width: 0.5, count: 5 },
    flower: { type: 'star', colors: ['#F4F1E6'], accent: '#8E9A5C', size: 24, at: 'axils' },
    fruit: { type: 'pepper', colors: ['#C8322B'], size: 30, count: 3 },
  },
  seed: 'a',
}

export const season = 'in fruit, September'
