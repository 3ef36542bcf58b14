import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, summer. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'weeping',
    height: 960,
    width: 520,
    crownBase: 0.12,
    trunkRadius: 32,
    bark: '#8A6A55',
    barkTexture: 'strips',
    buttress: 0.5,
    clumps: { radius: 58, flatness: 1.2, hollow: 0.35, gaps: 0.15, fullness: 0.25, count: 95 },
    shoots: 0.5,
    leaf: {
      shape: 'feather',
      length: 30,
      width: 4.8,
      colors: ['#829A60', '#90A568', '#748D56'],
      droop: 1.2,
      light: 0.16,
    },
  },
  detail: {
    leaf: { shape: 'feather', colors: ['#88a866'], length: 84, count: 9 },
    fruit: { type: 'cone-ball', colors: ['#93966a'], size: 36, count: 2 },
  },
  seed: 'c',
}

export const season = 'in leaf, summer'
