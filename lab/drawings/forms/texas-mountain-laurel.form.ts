import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, March. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 780,
    width: 520,
    crownBase: 0.12,
    trunks: 4,
    trunkRadius: 14,
    raggedness: 0.34,
    bark: '#6C645B',
    barkTexture: 'smooth',
    shoots: 0.35,
    clumps: { gaps: 0.5, lift: 0.35, skyHoles: 2 },
    leaf: {
      shape: 'round',
      length: 11.5,
      width: 3.6,
      colors: ['#4A6641', '#526D45', '#5C764A'],
      droop: 0.2,
      density: 0.75,
      light: 0.19,
    },
    blossom: [{ mode: 'raceme', colors: ['#8674B8', '#9885C4', '#7868AC'], size: 11.5, density: 5.5 }],
  },
  detail: {
    leaf: {
      shape: 'obovate',
      compound: 'pinnate',
      leaflets: 9,
      colors: ['#4a6c42'],
      length: 150,
      width: 0.54,
      count: 2,
    },
    flower: {
      type: 'pea',
      colors: ['#9372B6', '#7A58A4', '#8763AD'],
      size: 42,
      cluster: 'raceme',
      count: 20,
      length: 130,
      at: 'hanging',
    },
  },
  halo: '#D9D3DA',
  seed: 'd',
}

export const season = 'in flower, March'
