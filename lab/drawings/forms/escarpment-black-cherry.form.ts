import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 880,
    width: 640,
    raggedness: 0.42,
    bark: '#8F8A84',
    barkTexture: 'smooth',
    crownBase: 0.22,
    trunkRadius: 19,
    wander: 0.35,
    shoots: 0.25,
    clumps: { skyHoles: 4, gaps: 0.55, fullness: 0.35, flatness: 0.85 },
    leaf: {
      shape: 'lens',
      length: 16,
      width: 4.8,
      colors: ['#647F48', '#73894F', '#80935A'],
      droop: 0.7,
      density: 0.9,
      light: 0.17,
      hueShift: 8,
    },
    blossom: [{ mode: 'raceme', colors: ['#EFEADB', '#F3EFE2', '#E3DFC9'], size: 5.4, density: 8 }],
  },
  detail: {
    leaf: { shape: 'lance', edge: 'toothed', colors: ['#4f7c43'], length: 86, width: 0.38, count: 7 },
    flower: {
      type: 'blossom',
      colors: ['#F4EFE6'],
      size: 19,
      cluster: 'raceme',
      count: 44,
      length: 125,
      at: 'hanging',
      accent: '#C9B558',
    },
  },
  halo: '#B9C6B4',
  seed: '1',
}

export const season = 'in flower, April'
