import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with fruit, June. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 720,
    width: 720,
    bark: '#9C978D',
    barkTexture: 'smooth',
    crownBase: 0.04,
    trunks: 9,
    trunkRadius: 6.5,
    spread: 0.5,
    wander: 0.6,
    shoots: 0.5,
    raggedness: 0.42,
    clumps: { radius: 54, gaps: 0.5, fullness: 0.1, flatness: 0.6, hollow: 0.2, skyHoles: 2 },
    leaf: {
      shape: 'round',
      length: 17,
      width: 5,
      colors: ['#8FA65A', '#9BAF66', '#80984F'],
      density: 0.6,
      droop: 0.35,
      light: 0.15,
      hueShift: 8,
    },
    blossom: [{ mode: 'berries', colors: ['#3A4166', '#474E78'], size: 4.2, density: 4, cluster: [2, 3] }],
  },
  detail: {
    leaf: {
      shape: 'ovate',
      edge: 'toothed',
      arrangement: 'opposite',
      colors: ['#8fa65a'],
      length: 48,
      width: 0.54,
      count: 5,
    },
    fruit: { type: 'plum', colors: ['#3A4166'], bloom: true, size: 18, count: 3, at: 'axils' },
  },
  halo: '#D6D9C2',
  seed: '1',
}

export const season = 'with fruit, June'
