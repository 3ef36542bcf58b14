import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, September. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 600,
    width: 500,
    raggedness: 0.5,
    crownBase: 0.1,
    trunks: 7,
    trunkRadius: 5.5,
    spread: 0.4,
    wander: 0.25,
    bark: '#7C7A58',
    barkTexture: 'smooth',
    shoots: 0.5,
    clumps: { gaps: 0.45, fullness: 0.12, radius: 56 },
    leaf: {
      shape: 'round',
      length: 9,
      width: 2.7,
      colors: ['#7E9272', '#8B9D7C', '#70866A'],
      density: 0.5,
      droop: 0.25,
      light: 0.16,
    },
    blossom: [
      { mode: 'panicle', colors: ['#DDAE35', '#E6BE4E', '#CF9C2C'], size: 8, density: 5 },
      { mode: 'pods', colors: ['#6E5A38', '#7E6842'], size: 3.6, density: 0.8 },
    ],
  },
  detail: {
    stem: '#8a8862',
    leaf: {
      shape: 'elliptic',
      compound: 'pinnate',
      leaflets: 12,
      colors: ['#738a66'],
      length: 130,
      width: 0.46,
      count: 3,
    },
    flower: {
      type: 'blossom',
      colors: ['#E0B23A'],
      accent: '#A2662A',
      size: 36,
      cluster: 'bunch',
      count: 5,
      at: 'tip',
    },
    fruit: { type: 'pod', colors: ['#7A6238'], size: 62, count: 2, at: 'hanging' },
  },
  seed: 'a',
}

export const season = 'in flower, September'
