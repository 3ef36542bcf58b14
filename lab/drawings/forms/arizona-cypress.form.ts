import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with cones, October. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'pyramidal',
    height: 960,
    width: 460,
    crownBase: 0.07,
    trunkRadius: 19,
    raggedness: 0.34,
    bark: '#8E5A45',
    barkTexture: 'peeling',
    shoots: 0.7,
    clumps: { flatness: 1.3, radius: 42, hollow: 0.3, gaps: 0.2, fullness: 0.7 },
    leaf: {
      shape: 'feather',
      length: 24,
      width: 4.4,
      colors: ['#8FA39A', '#9FB0A6', '#7F948A'],
      weights: [4, 3, 2],
      droop: -0.8,
      light: 0.14,
      hueShift: 6,
    },
    blossom: [{ mode: 'berries', colors: ['#7A5E4A', '#8B6F59'], size: 4.6, density: 1.3, cluster: [2, 4] }],
  },
  detail: {
    leaf: { shape: 'scales', colors: ['#8ba49b'], length: 100, count: 8 },
    stem: '#8f6a55',
    fruit: { type: 'cone-ball', colors: ['#8A6A52'], size: 34, count: 3 },
  },
  halo: '#D9D3C4',
}

export const season = 'with cones, October'
