import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'upright-shrub',
    height: 720,
    width: 690,
    crownBase: 0.09,
    trunks: 7,
    trunkRadius: 9,
    spread: 0.5,
    raggedness: 0.42,
    bark: '#8A7B6B',
    barkTexture: 'smooth',
    shoots: 0.9,
    clumps: { gaps: 0.55, fullness: 0.3 },
    leaf: {
      shape: 'lens',
      length: 26,
      width: 8.6,
      colors: ['#66794F', '#728357', '#5A6D48'],
      droop: 0.6,
      light: 0.16,
    },
    blossom: [{ mode: 'puffs', colors: ['#EDE6D4', '#E6DDC6'], size: 7.5, density: 6, center: '#FFFDF4' }],
  },
  detail: {
    leaf: { shape: 'ovate', arrangement: 'opposite', colors: ['#648548'], length: 82, width: 0.5, count: 3 },
    flower: { type: 'star', petals: 4, colors: ['#F6F2E6'], size: 21, cluster: 'dome', count: 30 },
    fruit: { type: 'berry', colors: ['#EEEDE2'], accent: '#A8483E', size: 15, count: 6, at: 'hanging' },
  },
  halo: '#B9C6B4',
  seed: 'h',
}

export const season = 'in flower, May'
