import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, February. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 600,
    width: 535,
    crownBase: 0.06,
    trunks: 8,
    bark: '#8A7A66',
    barkTexture: 'strips',
    shoots: 3.4,
    spread: 0.5,
    clumps: { gaps: 0.3, lift: 0, fullness: 0.3, flatness: 1.5, radius: 42 },
    leaf: {
      shape: 'lens',
      length: 22,
      width: 2.4,
      colors: ['#6E8566', '#7B9070', '#617959'],
      droop: -0.8,
      light: 0.18,
      hueShift: 8,
    },
    blossom: [
      {
        mode: 'scatter',
        colors: ['#979FCA', '#AAB1D5', '#8990BE'],
        size: 7.5,
        density: 9,
        center: '#EAE8F2',
      },
    ],
  },
  detail: {
    leaf: {
      shape: 'needle',
      arrangement: 'clustered',
      colors: ['#62775f', '#6f8468'],
      length: 40,
      width: 0.11,
      count: 15,
    },
    flower: { type: 'lipped', colors: ['#8C9BD0'], size: 26, at: 'axils', cluster: 'pair', count: 2 },
  },
  seed: 'd',
}

export const season = 'in flower, February'
