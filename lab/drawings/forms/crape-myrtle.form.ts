import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, July. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 760,
    width: 608,
    trunks: 5,
    trunkRadius: 12,
    crownBase: 0.2,
    spread: 0.26,
    bark: '#B59C84',
    barkTexture: 'smooth',
    clumps: { fullness: 0.4, gaps: 0.5 },
    leaf: {
      shape: 'lens',
      length: 16,
      width: 6,
      colors: ['#557A4B', '#618452', '#4C7045'],
      droop: 0.1,
      light: 0.17,
      density: 0.85,
    },
    blossom: [{ mode: 'panicle', colors: ['#BE6E8E', '#C9829E', '#B26284'], size: 14, density: 4 }],
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      arrangement: 'opposite',
      colors: ['#47733f'],
      length: 62,
      width: 0.54,
      count: 4,
    },
    flower: {
      type: 'blossom',
      petals: 6,
      petal: 'clawed',
      colors: ['#D2568E', '#DA6D9C', '#C4467F'],
      accent: '#E3B64A',
      size: 42,
      cluster: 'panicle',
      count: 18,
      length: 120,
    },
  },
  seed: 'c',
}

export const season = 'in flower, July'
