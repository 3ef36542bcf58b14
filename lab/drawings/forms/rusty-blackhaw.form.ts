import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color with berries, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 700,
    width: 569,
    trunks: 2,
    trunkRadius: 15,
    crownBase: 0.15,
    spread: 0.2,
    bark: '#4F443C',
    raggedness: 0.4,
    lean: 0.03,
    clumps: { gaps: 0.55, fullness: 0.35, lift: 0.35, skyHoles: 4 },
    leaf: {
      shape: 'round',
      length: 15,
      width: 5.4,
      colors: ['#66323F', '#7A3A42', '#8C4640', '#985A42', '#6A6444'],
      weights: [3, 6, 4, 1.5, 0.8],
      droop: 0.35,
      dark: 0.2,
      light: 0.18,
      hueShift: 8,
      drift: 0.6,
    },
    blossom: [{ mode: 'berries', colors: ['#434E6C', '#545F80'], size: 4, density: 2 }],
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      edge: 'toothed',
      arrangement: 'opposite',
      colors: ['#3d6639'],
      length: 78,
      width: 0.6,
      count: 3,
    },
    flower: { type: 'blossom', colors: ['#F5F0E4'], size: 19, cluster: 'dome', count: 36 },
    fruit: { type: 'plum', colors: ['#3B4468'], bloom: true, size: 21, count: 5, at: 'hanging' },
  },
  halo: '#E4D3CB',
  seed: 'd',
}

export const season = 'in fall color with berries, November'
