import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower and fruit, June. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'mound',
    height: 620,
    width: 620,
    crownBase: 0.05,
    trunks: 7,
    bark: '#8E8173',
    barkTexture: 'smooth',
    shoots: 1,
    clumps: { gaps: 0.3, fullness: 0.25, radius: 56 },
    leaf: {
      shape: 'round',
      length: 15,
      width: 5,
      colors: ['#60784C', '#6D8455', '#546C45'],
      droop: 0.2,
      light: 0.18,
    },
    blossom: [
      { mode: 'scatter', colors: ['#DE86A6', '#E798B4'], size: 9.5, density: 3.4, center: '#EBDDB0' },
      { mode: 'berries', colors: ['#C23330'], size: 5.4, density: 2.6, cluster: [1, 2] },
    ],
  },
  detail: {
    leaf: { shape: 'ovate', arrangement: 'opposite', colors: ['#4f7a3f'], length: 62, width: 0.54, count: 5 },
    flower: {
      type: 'blossom',
      petal: 'clawed',
      colors: ['#E0A2BC'],
      accent: '#E0B84A',
      size: 40,
      at: 'axils',
      cluster: 'pair',
    },
    fruit: { type: 'berry', colors: ['#CB2F2A'], size: 27, count: 3, at: 'hanging' },
  },
  seed: 'f',
}

export const season = 'in flower and fruit, June'
