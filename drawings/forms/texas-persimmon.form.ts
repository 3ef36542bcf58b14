import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fruit, August. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 760,
    width: 760,
    crownBase: 0.2,
    trunks: 4,
    trunkRadius: 16,
    bark: '#C2B9AE',
    barkTexture: 'smooth',
    wander: 0.55,
    spread: 0.42,
    clumps: { gaps: 0.75, fullness: 0.3, lift: 0.45, radius: 56 },
    shoots: 0.3,
    leaf: {
      shape: 'round',
      length: 14,
      width: 5,
      colors: ['#667950', '#73855A', '#5A6E48'],
      droop: 0,
      light: 0.18,
    },
    blossom: [{ mode: 'berries', colors: ['#37303A', '#453B48'], size: 6.5, density: 3.2 }],
  },
  detail: {
    stem: '#b5aca2',
    leaf: { shape: 'obovate', colors: ['#526c44'], length: 50, width: 0.52 },
    flower: { type: 'bell', colors: ['#F0EAD6'], size: 18, at: 'axils' },
    fruit: { type: 'berry', colors: ['#2F2A33'], size: 38, count: 2, at: 'hanging' },
  },
  placement: { x: 520 },
  seed: 'd',
}

export const season = 'in fruit, August'
