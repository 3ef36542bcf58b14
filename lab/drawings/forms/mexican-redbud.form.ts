import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower with the first leaves, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 680,
    width: 660,
    bark: '#6E645C',
    barkTexture: 'smooth',
    crownBase: 0.07,
    trunks: 6,
    spread: 0.5,
    wander: 0.2,
    fineTwigs: true,
    shoots: 0,
    clumps: { hollow: 0.2, gaps: 0.25, lift: 0, fullness: 0, flatness: 0.85 },
    leaf: {
      shape: 'kidney',
      length: 13,
      width: 8,
      colors: ['#8CA45C', '#98AC66', '#7F9852'],
      density: 0.07,
      droop: 0.5,
      light: 0.16,
      hueShift: 7,
    },
    blossom: [{ mode: 'along', colors: ['#A9568F', '#B86E9F', '#93477C'], size: 6.2, density: 1 }],
  },
  detail: {
    layout: 'bare-twig',
    stem: '#5e4f48',
    leaf: { shape: 'kidney', colors: ['#5b7f4e'], length: 66 },
    flower: { type: 'pea', colors: ['#C0649F', '#B0548F'], size: 30, cluster: 'bunch', count: 4, length: 14 },
    fruit: { type: 'pod', colors: ['#8C5040'], size: 84, count: 2 },
  },
  halo: '#D9D6D2',
  seed: '4',
}

export const season = 'in flower with the first leaves, April'
