import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, summer. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 940,
    width: 600,
    crownBase: 0.2,
    trunkRadius: 23,
    raggedness: 0.42,
    wander: 0.5,
    lean: -0.03,
    bark: '#CFC9BB',
    barkTexture: 'peeling',
    clumps: { gaps: 0.5, hollow: 0.45, fullness: 0.35, radius: 56, flatness: 0.66, skyHoles: 5 },
    shoots: 0.12,
    leaf: {
      shape: 'palm',
      length: 16,
      width: 9,
      colors: ['#6B8653', '#778F5C', '#607B4D', '#93A482'],
      weights: [5, 4, 3, 1],
      droop: 0.6,
      light: 0.16,
    },
  },
  detail: {
    layout: 'large-leaf',
    leaf: { shape: 'sycamore', colors: ['#6f9653', '#C9CDB4'], length: 170 },
    fruit: { type: 'seed-ball', colors: ['#A9925A'] },
  },
  seed: 'g',
}

export const season = 'in leaf, summer'
