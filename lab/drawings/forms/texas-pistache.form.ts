import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with red new leaves, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 720,
    width: 620,
    bark: '#A89E92',
    barkTexture: 'smooth',
    crownBase: 0.12,
    trunks: 4,
    spread: 0.3,
    wander: 0.35,
    shoots: 0.55,
    clumps: { gaps: 0.55, fullness: 0.12, radius: 74, flatness: 0.62, hollow: 0.3 },
    leaf: {
      shape: 'lens',
      length: 12,
      width: 2.6,
      density: 0.5,
      young: '#9A6250',
      colors: ['#526B45', '#5C744B', '#687A50'],
      droop: 0.5,
      light: 0.18,
      hueShift: 8,
    },
  },
  detail: {
    leaf: {
      shape: 'spoon',
      compound: 'pinnate',
      leaflets: 15,
      colors: ['#557347', '#5d7a4a', '#7d5a48', '#557347'],
      length: 125,
      width: 0.42,
      count: 4,
    },
    fruit: { type: 'berry', colors: ['#B23A34', '#B23A34', '#3E4A6C'], size: 14, count: 9, at: 'hanging' },
  },
  seed: '2',
}

export const season = 'with red new leaves, April'
