import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, March. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 740,
    width: 608,
    trunks: 5,
    trunkRadius: 10,
    crownBase: 0.12,
    spread: 0.3,
    bark: '#8B837A',
    barkTexture: 'smooth',
    fineTwigs: true,
    shoots: 0,
    clumps: { fullness: 0, gaps: 0.3 },
    leaf: {
      shape: 'lens',
      length: 15,
      width: 3,
      colors: ['#8A6A45', '#7F7C52', '#946B4C'],
      density: 0.13,
      droop: 0.4,
    },
    blossom: [{ mode: 'along', colors: ['#EC8DB8', '#F2A9CB', '#DE6FA0'], size: 7.4, density: 0.62 }],
  },
  detail: {
    layout: 'bare-twig',
    stem: '#8b837a',
    leaf: {
      shape: 'lance',
      compound: 'pinnate',
      leaflets: 5,
      edge: 'toothed',
      colors: ['#6f9050'],
      length: 104,
      width: 0.36,
    },
    flower: {
      type: 'blossom',
      colors: ['#D98FB4'],
      petals: 4,
      petal: 'clawed',
      stamens: '#B04E7C',
      accent: '#8C3A4E',
      size: 46,
      cluster: 'bunch',
      count: 4,
    },
    fruit: { type: 'lobed-capsule', colors: ['#8A6244'], accent: '#2e2624', size: 58 },
  },
  halo: '#DCD3CE',
  seed: 'b',
}

export const season = 'in flower, March'
