import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower after rain, August. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 680,
    width: 567,
    trunks: 6,
    trunkRadius: 11,
    spread: 0.36,
    crownBase: 0.05,
    shoots: 1.1,
    bark: '#7C7268',
    barkTexture: 'smooth',
    clumps: { gaps: 0.4, lift: 0.22, fullness: 0.35 },
    leaf: {
      shape: 'round',
      length: 13.5,
      width: 5,
      colors: ['#9BA592', '#A5AD9B', '#8E9A88'],
      droop: -0.1,
      dark: 0.26,
      light: 0.12,
      hueShift: 8,
    },
    blossom: [
      {
        mode: 'scatter',
        colors: ['#A676B4', '#B68AC0', '#9466A6'],
        size: 11,
        density: 17,
        center: '#F0E4EA',
      },
    ],
  },
  detail: {
    stem: '#8d867a',
    leaf: { shape: 'obovate', colors: ['#AAB3A2'], length: 42, width: 0.6, count: 15 },
    flower: {
      type: 'trumpet',
      petal: 'round',
      colors: ['#B283C0'],
      accent: '#F3E6E2',
      size: 58,
      at: 'axils',
    },
  },
  halo: '#D9D3DA',
  seed: 'a',
}

export const season = 'in flower after rain, August'
