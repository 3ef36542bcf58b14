import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, February. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 660,
    width: 880,
    crownBase: 0.14,
    trunks: 3,
    trunkRadius: 16,
    spread: 0.36,
    bark: '#5F5348',
    wander: 0.55,
    clumps: { fullness: 0.12, gaps: 0.45 },
    leaf: {
      shape: 'feather',
      length: 18,
      width: 4,
      colors: ['#939F60', '#A0A969', '#869557'],
      droop: 0.4,
      density: 0.3,
    },
    blossom: [{ mode: 'puffs', colors: ['#D9A93A', '#E2B64A', '#CC9A30'], size: 4.6, density: 32 }],
  },
  detail: {
    thorns: true,
    leaf: {
      shape: 'elliptic',
      compound: 'bipinnate',
      pinnae: 4,
      leaflets: 10,
      colors: ['#84a05a'],
      length: 96,
      width: 0.26,
      count: 4,
    },
    flower: { type: 'puff', colors: ['#E3AE2F'], size: 36, at: 'axils', cluster: 'pair', count: 2 },
    fruit: { type: 'pod', colors: ['#5d4232'], size: 74, at: 'hanging' },
  },
  seed: 'e',
}

export const season = 'in flower, February'
