import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, December. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 800,
    width: 540,
    crownBase: 0.17,
    trunks: 5,
    bark: '#A8A196',
    barkTexture: 'smooth',
    shoots: 0.6,
    leaf: {
      shape: 'lens',
      length: 11,
      width: 4.8,
      colors: ['#4B6543', '#566E48', '#425B3F'],
      droop: 0.1,
      light: 0.19,
    },
    blossom: [{ mode: 'berries', colors: ['#B8352D', '#C4443A'], size: 3.8, density: 5 }],
  },
  detail: {
    stem: '#9a948a',
    leaf: { shape: 'elliptic', edge: 'scalloped', colors: ['#4f6b47'], length: 56, width: 0.5, count: 10 },
    fruit: { type: 'berry', colors: ['#C2302B'], size: 16, count: 5 },
  },
  seed: 'c',
}

export const season = 'with berries, December'
