import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, as all year. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'spreading',
    height: 660,
    width: 910,
    trunks: 3,
    trunkRadius: 29,
    spread: 0.3,
    footSpread: 0.11,
    crownBase: 0.2,
    wander: 0.75,
    raggedness: 0.4,
    shoots: 0,
    bark: '#6B6156',
    clumps: { gaps: 0.7, lift: 0.7, skyHoles: 5, hollow: 0.4 },
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
  placement: { x: 590, groundY: 1060 },
  seed: '10',
}

export const season = 'in leaf, as all year'
