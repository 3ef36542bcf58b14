import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'mound',
    height: 510,
    width: 680,
    trunks: 8,
    trunkRadius: 6,
    bark: '#8B6F5D',
    barkTexture: 'strips',
    shoots: 1.2,
    crownBase: 0.12,
    clumps: { fullness: 0.15, gaps: 0.45, flatness: 0.75, radius: 46 },
    leaf: {
      shape: 'round',
      length: 13,
      width: 4.6,
      colors: ['#7F9470', '#8C9C70', '#738A66', '#A39D69'],
      weights: [4, 3, 4, 1],
      droop: 0.7,
      density: 0.7,
      light: 0.15,
    },
    blossom: [{ mode: 'rings', colors: ['#B8476A', '#C45A76', '#A53C62'], size: 3.6, density: 0.5 }],
  },
  detail: {
    leaf: { shape: 'ovate', arrangement: 'opposite', colors: ['#7c9270'], length: 54, width: 0.58, count: 5 },
    fruit: { type: 'berry', colors: ['#C4466C', '#B23F70'], size: 16, count: 7 },
  },
  seed: 'c',
}

export const season = 'with berries, November'
