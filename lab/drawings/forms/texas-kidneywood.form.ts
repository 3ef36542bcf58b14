import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, September. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 700,
    width: 585,
    crownBase: 0.12,
    trunks: 6,
    trunkRadius: 9,
    bark: '#7B736B',
    barkTexture: 'strips',
    wander: 0.45,
    clumps: { gaps: 0.5, fullness: 0.1, radius: 50 },
    leaf: {
      shape: 'feather',
      length: 25,
      width: 4.2,
      colors: ['#748C5B', '#819866', '#688050'],
      density: 0.7,
      droop: 0.3,
      light: 0.13,
    },
    blossom: [{ mode: 'panicle', colors: ['#F1ECE0', '#F5F0E6'], size: 11.5, density: 2.3 }],
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      compound: 'pinnate',
      leaflets: 31,
      colors: ['#7d9a5f'],
      length: 110,
      width: 0.44,
      count: 5,
    },
    flower: {
      type: 'star',
      colors: ['#F6F1E4'],
      size: 19,
      cluster: 'spike',
      count: 44,
      length: 100,
      accent: '#D9B24A',
    },
  },
  halo: '#B9C6B4',
  seed: 'b',
}

export const season = 'in flower, September'
