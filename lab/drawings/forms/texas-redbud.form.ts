import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower on bare wood, March. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 850,
    width: 730,
    bark: '#5F544E',
    barkTexture: 'smooth',
    crownBase: 0.13,
    trunks: 4,
    trunkRadius: 13,
    wander: 0.45,
    spread: 0.26,
    clumps: { hollow: 0.12, gaps: 0.15, lift: 0, flatness: 0.78 },
    blossom: [{ mode: 'along', colors: ['#C2568F', '#D0709F', '#A9467F'], size: 6.6, density: 0.95 }],
  },
  detail: {
    layout: 'bare-twig',
    stem: '#5a4a44',
    leaf: { shape: 'heart', colors: ['#6b9150'], length: 80 },
    flower: {
      type: 'pea',
      colors: ['#C45C93', '#B54A82', '#CE6E9F'],
      size: 32,
      cluster: 'bunch',
      count: 4,
      length: 16,
    },
  },
  halo: '#D3D9C6',
  seed: '8',
}

export const season = 'in flower on bare wood, March'
