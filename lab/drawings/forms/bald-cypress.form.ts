import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'pyramidal',
    height: 980,
    width: 490,
    crownBase: 0.17,
    trunkRadius: 25,
    bark: '#86705F',
    barkTexture: 'strips',
    buttress: 0.8,
    flatTop: 0.5,
    clumps: { tiers: 9, radius: 54, flatness: 0.36, hollow: 0.3, gaps: 0.6, fullness: 0.14, count: 125 },
    leaf: {
      shape: 'feather',
      length: 24,
      width: 5.4,
      colors: ['#A0623F', '#AE7245', '#90573F', '#A58A50'],
      weights: [4, 4, 2, 1],
      droop: 0.55,
      dark: 0.22,
      light: 0.15,
      hueShift: 10,
      drift: 0.5,
    },
  },
  detail: {
    leaf: { shape: 'feather', colors: ['#7E9A55'], length: 92, count: 9 },
    fruit: { type: 'cone-ball', colors: ['#8C9468'], count: 1 },
  },
  halo: '#E9D9BF',
  seed: 'd',
}

export const season = 'in fall color, November'
