import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with blue cones, winter. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 860,
    width: 720,
    crownBase: 0.03,
    trunks: 4,
    trunkRadius: 19,
    spread: 0.3,
    raggedness: 0.5,
    bark: '#8D8279',
    barkTexture: 'strips',
    wander: 0.45,
    clumps: { gaps: 0.06, lift: 0.12, hollow: 0.25, fullness: 1, flatness: 1.5, radius: 46 },
    shoots: 0.5,
    leaf: {
      shape: 'feather',
      length: 25,
      width: 4.6,
      colors: ['#536640', '#5E7049', '#485B3A'],
      droop: -1.1,
      density: 1.1,
      light: 0.14,
    },
    blossom: [{ mode: 'berries', colors: ['#7585A3', '#8A99B2'], size: 3, density: 5 }],
  },
  detail: {
    leaf: { shape: 'scales', colors: ['#5f784a'], length: 86, count: 8 },
    fruit: { type: 'berry', colors: ['#5C6F94'], bloom: true, size: 14, count: 3 },
  },
  placement: { x: 520 },
  seed: 'd',
}

export const season = 'with blue cones, winter'
