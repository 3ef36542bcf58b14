import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, March. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'mound',
    height: 600,
    width: 600,
    crownBase: 0.09,
    trunks: 8,
    bark: '#8F7F63',
    barkTexture: 'strips',
    shoots: 2,
    spread: 0.5,
    clumps: { gaps: 0.55, fullness: 0.4, radius: 54 },
    leaf: {
      shape: 'lobed',
      length: 14,
      width: 5,
      colors: ['#8A9A88', '#97A494', '#7C8E7E'],
      droop: -0.1,
      light: 0.15,
      hueShift: 7,
      density: 0.75,
    },
    blossom: [{ mode: 'scatter', colors: ['#DBBA50', '#E2C665', '#D1AE44'], size: 8, density: 26 }],
  },
  detail: {
    leaf: {
      shape: 'holly',
      compound: 'palmate',
      leaflets: 3,
      colors: ['#8a9d8c'],
      length: 80,
      width: 0.5,
      count: 6,
    },
    flower: {
      type: 'blossom',
      petals: 6,
      colors: ['#E9C63F'],
      accent: '#D59A2C',
      size: 26,
      at: 'axils',
      cluster: 'bunch',
      count: 3,
    },
    fruit: { type: 'berry', colors: ['#C9362E'], size: 19, count: 3, at: 'hanging' },
  },
  seed: 'd',
}

export const season = 'in flower, March'
