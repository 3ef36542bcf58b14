import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, as all year. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'spreading',
    height: 613,
    width: 980,
    bark: '#5F564C',
    trunkRadius: 46,
    shoots: 0,
    crownBase: 0.2,
    leaf: {
      shape: 'lens',
      length: 13.5,
      width: 4.8,
      colors: ['#4F6540', '#566B42', '#465C3C'],
      weights: [5, 3, 3],
      droop: 0.3,
      light: 0.18,
    },
  },
  detail: {
    leaf: { shape: 'obovate', colors: ['#4c6540'], length: 86, width: 0.36, count: 8 },
    fruit: { type: 'acorn', colors: ['#5f4630'], cup: 'deep', size: 44 },
  },
  placement: { x: 600, groundY: 1060 },
  seed: 'e',
}

export const season = 'in leaf, as all year'
