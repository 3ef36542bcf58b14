import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 700,
    width: 610,
    bark: '#A39D96',
    barkTexture: 'smooth',
    crownBase: 0.16,
    trunks: 3,
    spread: 0.3,
    wander: 0.5,
    shoots: 0.1,
    clumps: { radius: 66, count: 44, gaps: 0.55, fullness: 0.1, flatness: 0.6 },
    leaf: {
      shape: 'paired',
      length: 15,
      width: 8,
      colors: ['#8AA06A', '#96A974', '#7A9060'],
      density: 0.7,
      droop: 0.2,
      light: 0.14,
      hueShift: 7,
    },
    blossom: [
      {
        mode: 'scatter',
        colors: ['#F5EEEA', '#F7F2EE', '#EFDCE0'],
        size: 12,
        density: 8,
        center: '#CFA0AC',
      },
    ],
  },
  detail: {
    leaf: { shape: 'hoof', colors: ['#86a468'], length: 56, count: 6 },
    flower: { type: 'orchid', colors: ['#F5EEF0'], accent: '#C77FA0', size: 58, cluster: 'bunch', count: 4 },
  },
  halo: '#BCC8B6',
  seed: '3',
}

export const season = 'in flower, April'
