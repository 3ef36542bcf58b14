import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fruit, August. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 800,
    width: 740,
    crownBase: 0.2,
    trunks: 4,
    trunkRadius: 19,
    bark: '#C2B9AE',
    barkTexture: 'peeling',
    wander: 0.7,
    raggedness: 0.42,
    spread: 0.42,
    clumps: { gaps: 0.7, fullness: 0.3, lift: 0.45, radius: 52, skyHoles: 3 },
    shoots: 0.3,
    leaf: {
      shape: 'round',
      length: 12.5,
      width: 4.2,
      colors: ['#667950', '#73855A', '#5A6E48'],
      droop: 0,
      light: 0.18,
    },
    blossom: [{ mode: 'berries', colors: ['#37303A', '#453B48'], size: 5.6, density: 2.2 }],
  },
  detail: {
    stem: '#b5aca2',
    leaf: { shape: 'obovate', colors: ['#526c44'], length: 50, width: 0.52 },
    flower: { type: 'bell', colors: ['#F0EAD6'], size: 18, at: 'axils' },
    fruit: { type: 'berry', colors: ['#2F2A33'], size: 38, count: 2, at: 'hanging' },
  },
  placement: { x: 520 },
  seed: 'a',
}

export const season = 'in fruit, August'
