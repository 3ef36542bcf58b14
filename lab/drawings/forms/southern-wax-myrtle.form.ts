import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with waxy berries, December. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 760,
    width: 590,
    bark: '#A9A69C',
    barkTexture: 'smooth',
    crownBase: 0.08,
    trunks: 6,
    spread: 0.36,
    shoots: 0.9,
    clumps: { radius: 66, count: 62, gaps: 0.5, fullness: 0.3, flatness: 0.8 },
    leaf: {
      shape: 'lens',
      length: 19,
      width: 3.6,
      colors: ['#758654', '#828F5C', '#697A4C'],
      droop: -0.1,
      light: 0.17,
      hueShift: 6,
    },
    blossom: [{ mode: 'berries', colors: ['#98A4B2', '#A8B0BA'], size: 3.4, density: 4.5 }],
  },
  detail: {
    leaf: {
      shape: 'spoon',
      edge: 'coarse',
      colors: ['#6f8555', '#79905a'],
      length: 78,
      width: 0.26,
      count: 10,
    },
    fruit: { type: 'berry', colors: ['#8A99AC'], bloom: true, size: 12, count: 8 },
  },
  seed: '2',
}

export const season = 'with waxy berries, December'
