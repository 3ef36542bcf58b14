import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 720,
    width: 700,
    crownBase: 0.14,
    trunks: 3,
    trunkRadius: 17,
    spread: 0.34,
    wander: 0.45,
    raggedness: 0.34,
    bark: '#8A8177',
    shoots: 0.2,
    clumps: { gaps: 0.45, fullness: 0.4, lift: 0.35, skyHoles: 2 },
    leaf: {
      shape: 'round',
      length: 20,
      width: 7,
      colors: ['#6E8463', '#7A8F6C', '#617759'],
      droop: 0.35,
      light: 0.16,
      hueShift: 9,
    },
    blossom: [{ mode: 'trumpet', colors: ['#F3EFE3', '#EDE8DA'], size: 13, density: 6, center: '#E2B53E' }],
  },
  detail: {
    stem: '#8a8177',
    leaf: { shape: 'ovate', colors: ['#677e5a'], length: 84, width: 0.58, count: 4 },
    flower: {
      type: 'trumpet',
      petal: 'ruffled',
      colors: ['#F5F1E6'],
      accent: '#E3B73F',
      size: 52,
      cluster: 'bunch',
      count: 4,
      at: 'tip',
    },
    fruit: { type: 'plum', colors: ['#B9B56A'], size: 24, count: 2, at: 'hanging' },
  },
  halo: '#D3D9CC',
  seed: 'a',
}

export const season = 'in flower, May'
