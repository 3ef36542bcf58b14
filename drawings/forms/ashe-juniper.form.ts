import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with blue cones, winter. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 820,
    width: 740,
    crownBase: 0.06,
    trunks: 5,
    trunkRadius: 14,
    spread: 0.45,
    bark: '#8D8279',
    barkTexture: 'strips',
    wander: 0.45,
    clumps: { gaps: 0.12, lift: 0.2, hollow: 0.2, fullness: 0.7, flatness: 0.9, radius: 66 },
    shoots: 0.5,
    leaf: {
      shape: 'feather',
      length: 18,
      width: 4.6,
      colors: ['#657649', '#718052', '#5A6C46'],
      droop: -0.6,
      light: 0.18,
    },
    blossom: [{ mode: 'berries', colors: ['#7585A3', '#8A99B2'], size: 3.2, density: 6 }],
  },
  detail: {
    leaf: { shape: 'scales', colors: ['#5f784a'], length: 86, count: 8 },
    fruit: { type: 'berry', colors: ['#5C6F94'], bloom: true, size: 14, count: 3 },
  },
  placement: { x: 520 },
  seed: 'c',
}

export const season = 'with blue cones, winter'
