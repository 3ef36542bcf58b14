import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fruit, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 750,
    width: 625,
    crownBase: 0.24,
    trunkRadius: 21,
    raggedness: 0.38,
    bark: '#7A6E62',
    wander: 0.6,
    clumps: { skyHoles: 3, gaps: 0.7, fullness: 0.3, radius: 58 },
    shoots: 0.25,
    leaf: {
      shape: 'lens',
      length: 21,
      width: 3.6,
      colors: ['#86947A', '#94A088', '#78876A'],
      droop: 0.8,
      light: 0.18,
      hueShift: 8,
    },
    blossom: [{ mode: 'berries', colors: ['#5A4654', '#7C8052', '#6B5560'], size: 4.6, density: 4 }],
  },
  detail: {
    leaf: {
      shape: 'lance',
      arrangement: 'opposite',
      colors: ['#74866a', '#74866a', '#B9BFA8'],
      length: 70,
      width: 0.24,
      count: 6,
    },
    fruit: { type: 'plum', colors: ['#8A9A4E', '#5A3B52', '#7c8a4a'], size: 27, count: 1, at: 'axils' },
  },
  seed: 'c',
}

export const season = 'in fruit, October'
