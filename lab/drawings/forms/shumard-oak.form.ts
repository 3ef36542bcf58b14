import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, late November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 910,
    width: 700,
    crownBase: 0.24,
    trunkRadius: 29,
    wander: 0.2,
    raggedness: 0.28,
    bark: '#736B62',
    clumps: { skyHoles: 4 },
    leaf: {
      shape: 'lobed',
      length: 18,
      width: 10,
      colors: ['#7C2E2E', '#8F3A30', '#A24A38', '#A8643F', '#7E7446'],
      weights: [4, 6, 3, 2, 1],
      droop: 0.45,
      dark: 0.22,
      light: 0.17,
      hueShift: 10,
      drift: 0.55,
    },
  },
  detail: {
    layout: 'large-leaf',
    leaf: { shape: 'red-oak', colors: ['#4d7040', '#B4532F'], width: 0.92 },
    fruit: { type: 'acorn', colors: ['#8A6A3C'], cup: 'shallow', size: 52, count: 1 },
  },
  halo: '#E6D6C4',
  placement: { x: 510, insetX: 1020, insetY: 190 },
  seed: 'b',
}

export const season = 'in fall color, late November'
