import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower on bare twigs, February. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 720,
    width: 720,
    bark: '#9C978D',
    barkTexture: 'smooth',
    crownBase: 0.04,
    trunks: 9,
    trunkRadius: 6.5,
    spread: 0.5,
    wander: 0.6,
    fineTwigs: true,
    clumps: { hollow: 0.15, gaps: 0.25, lift: 0 },
    blossom: [{ mode: 'along', colors: ['#B5B257', '#C0BD68', '#A3A54E'], size: 4.8, density: 0.65 }],
  },
  detail: {
    leaf: {
      shape: 'ovate',
      edge: 'toothed',
      arrangement: 'opposite',
      colors: ['#8fa65a'],
      length: 48,
      width: 0.54,
      count: 5,
    },
    fruit: { type: 'plum', colors: ['#3A4166'], bloom: true, size: 18, count: 3, at: 'axils' },
  },
  halo: '#D6D9C2',
  seed: '1',
}

export const season = 'in flower on bare twigs, February'
