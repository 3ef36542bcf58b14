import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 430,
    width: 620,
    baseRadius: 110,
    habit: 'mound',
    stems: 34,
    branches: 1,
    stemColor: '#8A9468',
    leaf: {
      shape: 'heart',
      length: 46,
      width: 17,
      colors: ['#7C9762', '#88A26C', '#708A58'],
      perStem: 12,
      from: 0.05,
      to: 0.8,
      arrangement: 'opposite',
      petiole: 0.35,
      droop: 0.5,
    },
    flower: {
      type: 'spike',
      colors: ['#BE3A36', '#C84A40', '#B2322F'],
      center: '#7C5A46',
      size: 122,
      place: 'tips',
      share: 0.42,
    },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'triangular', arrangement: 'opposite', colors: ['#7f9a63'], length: 62, count: 3 },
    flower: {
      type: 'lipped',
      colors: ['#CE4136'],
      accent: '#7E8A5C',
      size: 46,
      cluster: 'whorls',
      count: 5,
      length: 150,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '1',
}

export const season = 'in flower, April'
