import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower on bare branches, March. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 840,
    width: 760,
    bark: '#5D565A',
    crownBase: 0.2,
    trunkRadius: 20,
    wander: 0.5,
    clumps: { hollow: 0.12, gaps: 0.3, lift: 0 },
    blossom: [
      {
        mode: 'along',
        colors: ['#EFE6DC', '#F3E9E0', '#EADAD4'],
        size: 7.2,
        density: 0.62,
        center: '#C9A24A',
      },
    ],
  },
  detail: {
    layout: 'bare-twig',
    stem: '#5b4a42',
    leaf: { shape: 'ovate', edge: 'toothed', colors: ['#8FA25E'], length: 62, width: 0.5 },
    flower: { type: 'blossom', colors: ['#F1E8E0'], size: 58, cluster: 'bunch', count: 3, accent: '#CFA040' },
  },
  halo: '#B9C6B4',
  seed: '5',
}

export const season = 'in flower on bare branches, March'
