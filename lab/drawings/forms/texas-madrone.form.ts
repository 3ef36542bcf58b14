import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, November. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 860,
    width: 690,
    crownBase: 0.16,
    trunks: 3,
    trunkRadius: 17,
    spread: 0.36,
    wander: 0.65,
    raggedness: 0.45,
    bark: '#B58069',
    barkTexture: 'peeling',
    clumps: { skyHoles: 4, gaps: 0.7, lift: 0.5, fullness: 0.3, radius: 58 },
    shoots: 0.3,
    leaf: {
      shape: 'lens',
      length: 17,
      width: 5.8,
      colors: ['#58744C', '#506C48', '#688052'],
      droop: 0.2,
      light: 0.2,
    },
    blossom: [{ mode: 'berries', colors: ['#B5502F', '#C2683C'], size: 3.8, density: 2.4 }],
  },
  detail: {
    stem: '#B5694B',
    leaf: { shape: 'elliptic', colors: ['#53754a'], length: 78, width: 0.46, count: 6 },
    flower: {
      type: 'bell',
      colors: ['#F0DFD2'],
      size: 22,
      cluster: 'panicle',
      count: 20,
      length: 74,
      accent: '#C98C7C',
    },
    fruit: { type: 'berry', colors: ['#D2492C', '#DB6A2E'], size: 17, count: 5, at: 'hanging' },
  },
  placement: { x: 520 },
  seed: 'c',
}

export const season = 'with berries, November'
