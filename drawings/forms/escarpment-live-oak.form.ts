import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, as all year. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'spreading',
    height: 780,
    width: 836,
    trunks: 3,
    trunkRadius: 26,
    spread: 0.34,
    crownBase: 0.19,
    wander: 0.75,
    shoots: 0,
    bark: '#6B6156',
    clumps: { gaps: 0.6, lift: 0.45 },
    leaf: {
      shape: 'lens',
      length: 12,
      width: 4.4,
      colors: ['#6B7A4C', '#63744A', '#7C8255'],
      weights: [5, 4, 2],
      droop: 0.15,
      light: 0.17,
    },
  },
  detail: {
    leaf: { shape: 'elliptic', colors: ['#5d7042'], length: 74, width: 0.4 },
    fruit: { type: 'acorn', colors: ['#8A6A3C'], cup: 'deep', size: 46 },
  },
  seed: 'c',
}

export const season = 'in leaf, as all year'
