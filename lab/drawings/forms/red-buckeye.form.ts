import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, March. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 700,
    width: 610,
    bark: '#A39A8B',
    barkTexture: 'smooth',
    crownBase: 0.14,
    trunks: 3,
    trunkRadius: 12,
    spread: 0.34,
    shoots: 0.1,
    clumps: { radius: 72, count: 34, gaps: 0.6, fullness: 0.15, flatness: 0.62 },
    leaf: {
      shape: 'lens',
      length: 20,
      width: 4.8,
      colors: ['#657F4A', '#728A52', '#587346'],
      droop: 0.8,
      density: 0.72,
      light: 0.17,
      hueShift: 7,
    },
    blossom: [{ mode: 'panicle', colors: ['#B2433E', '#C0564B', '#9E383A'], size: 13, density: 2.6 }],
  },
  detail: {
    leaf: {
      shape: 'obovate',
      compound: 'palmate',
      leaflets: 5,
      edge: 'toothed',
      colors: ['#44713f'],
      length: 130,
      width: 0.4,
      count: 2,
      arrangement: 'opposite',
    },
    flower: {
      type: 'tube',
      colors: ['#C23B3A'],
      inner: '#D8604A',
      size: 46,
      cluster: 'raceme',
      count: 16,
      length: 130,
    },
  },
  seed: '3',
}

export const season = 'in flower, March'
