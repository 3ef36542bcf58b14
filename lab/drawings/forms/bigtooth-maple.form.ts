import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 860,
    width: 620,
    bark: '#7D7269',
    crownBase: 0.2,
    trunkRadius: 20,
    shoots: 0.12,
    clumps: { gaps: 0.45 },
    leaf: {
      shape: 'palm',
      length: 15,
      width: 9,
      colors: ['#A8402E', '#C4572F', '#D27F3A', '#D9A24A', '#C9B157'],
      weights: [3, 5, 5, 4, 1],
      droop: 0.5,
      dark: 0.22,
      light: 0.15,
      hueShift: 12,
      drift: 0.85,
    },
  },
  detail: {
    layout: 'large-leaf',
    leaf: { shape: 'maple', colors: ['#C4562E', '#D79B3E'], length: 165 },
    fruit: { type: 'maple-samara', colors: ['#BE9A6A'], count: 1 },
  },
  halo: '#E9D9BF',
  seed: '7',
}

export const season = 'in fall color, November'
