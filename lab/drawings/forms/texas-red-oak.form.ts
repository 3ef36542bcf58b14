import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 800,
    width: 800,
    trunks: 2,
    trunkRadius: 24,
    crownBase: 0.19,
    bark: '#6A6059',
    wander: 0.5,
    leaf: {
      shape: 'lobed',
      length: 17,
      width: 9,
      colors: ['#9E3A2C', '#B4472B', '#C8692F', '#D08F42', '#8A7A3E'],
      weights: [4, 7, 3, 1.2, 0.8],
      droop: 0.5,
      dark: 0.22,
      light: 0.16,
      hueShift: 14,
      drift: 0.7,
    },
  },
  detail: {
    layout: 'large-leaf',
    leaf: { shape: 'red-oak', colors: ['#B5442A', '#CF8A3C'] },
    fruit: { type: 'acorn', colors: ['#8A6A3C'], cup: 'shallow', count: 1 },
  },
  halo: '#E9D9BF',
  seed: 'a',
}

export const season = 'in fall color, November'
