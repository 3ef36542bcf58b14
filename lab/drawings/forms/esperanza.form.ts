import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, July. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 640,
    width: 570,
    crownBase: 0.14,
    trunks: 7,
    trunkRadius: 8,
    bark: '#A28F72',
    shoots: 1.2,
    spread: 0.45,
    clumps: { gaps: 0.5, fullness: 0.2, radius: 66 },
    leaf: {
      shape: 'lens',
      length: 19,
      width: 3.6,
      colors: ['#688450', '#748F5A', '#5C7847'],
      droop: 0.7,
      light: 0.17,
      density: 0.85,
    },
    blossom: [
      {
        mode: 'trumpet',
        colors: ['#DDB542', '#E5C258', '#D2A636'],
        size: 17,
        density: 9,
        center: '#C98B2C',
      },
    ],
  },
  detail: {
    leaf: {
      shape: 'lance',
      compound: 'pinnate',
      leaflets: 7,
      edge: 'toothed',
      colors: ['#5e8f42'],
      length: 150,
      width: 0.34,
      arrangement: 'opposite',
      count: 2,
    },
    flower: { type: 'trumpet', colors: ['#EBBB32'], accent: '#C9792C', size: 68, cluster: 'bunch', count: 4 },
  },
  seed: 'e',
}

export const season = 'in flower, July'
