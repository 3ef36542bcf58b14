import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, summer. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 700,
    width: 642,
    crownBase: 0.18,
    trunkRadius: 21,
    wander: 0.6,
    lean: 0.05,
    raggedness: 0.42,
    clumps: { flatness: 0.62, gaps: 0.6, skyHoles: 5, hollow: 0.4 },
    bark: '#77706A',
    leaf: {
      shape: 'round',
      length: 14,
      width: 4.4,
      colors: ['#83988A', '#8EA092', '#768D7E'],
      weights: [5, 3, 3],
      droop: 0.3,
      light: 0.16,
      hueShift: 9,
    },
  },
  detail: {
    leaf: {
      shape: 'obovate',
      edge: 'wavy',
      colors: ['#76918a', '#7f978c'],
      length: 92,
      width: 0.44,
      count: 7,
    },
    fruit: { type: 'acorn', colors: ['#8A6A3C'], size: 38, count: 3 },
  },
  seed: 'd',
}

export const season = 'in leaf, summer'
