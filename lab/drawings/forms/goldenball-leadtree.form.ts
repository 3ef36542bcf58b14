import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 740,
    width: 600,
    trunks: 2,
    trunkRadius: 13,
    crownBase: 0.2,
    spread: 0.2,
    bark: '#A07C61',
    barkTexture: 'smooth',
    clumps: { fullness: 0.15, gaps: 0.45 },
    leaf: {
      shape: 'feather',
      length: 32,
      width: 9,
      colors: ['#87A45C', '#94AE66', '#7B9853'],
      droop: 0.6,
      density: 0.75,
      light: 0.14,
    },
    blossom: [{ mode: 'puffs', colors: ['#DDB23C', '#E5BF50'], size: 8, density: 4.4 }],
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      compound: 'bipinnate',
      pinnae: 3,
      leaflets: 6,
      colors: ['#88ad5a'],
      length: 130,
      width: 0.42,
      count: 4,
    },
    flower: { type: 'puff', colors: ['#E8BC3A'], size: 46, at: 'axils', length: 34 },
    fruit: { type: 'pod', colors: ['#8a6344'], size: 110, at: 'hanging', count: 1, thin: true },
  },
}

export const season = 'in flower, May'
