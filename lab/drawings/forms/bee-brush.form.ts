import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 680,
    width: 580,
    bark: '#A8A29A',
    barkTexture: 'smooth',
    crownBase: 0.06,
    trunks: 8,
    spread: 0.5,
    wander: 0.3,
    shoots: 1.8,
    clumps: { fullness: 0.1, gaps: 0.45, flatness: 1.1 },
    leaf: {
      shape: 'lens',
      length: 14,
      width: 3.2,
      colors: ['#6A8060', '#748A68', '#5F7656'],
      density: 0.7,
      droop: -0.5,
      light: 0.13,
      hueShift: 7,
    },
    blossom: [{ mode: 'panicle', colors: ['#F0ECE0', '#F4F0E6', '#E4E1D2'], size: 8, density: 6 }],
  },
  detail: {
    leaf: { shape: 'lance', arrangement: 'clustered', colors: ['#7e9470'], length: 40, width: 0.3, count: 7 },
    flower: {
      type: 'star',
      petals: 4,
      colors: ['#F5F1E8'],
      size: 17,
      cluster: 'spike',
      count: 30,
      length: 74,
      at: 'axils',
      accent: '#D9B65A',
    },
  },
  halo: '#B9C6B4',
  seed: '1',
}

export const season = 'in flower, May'
