import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, all year. */
export const form: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 570,
    width: 800,
    coreRadius: 70,
    leaf: {
      type: 'broad',
      colors: ['#A5B9B5', '#9AB0AB', '#B0C1BA'],
      count: 44,
      width: 126,
      open: 1.5,
      curve: -0.3,
    },
  },
  detail: {
    layout: 'stalk',
    leaf: { shape: 'agave', colors: ['#a3b3ab'], length: 104, width: 0.34 },
    flower: {
      type: 'tube',
      colors: ['#E3C04A'],
      accent: '#C98E2C',
      stamens: '#E9D27A',
      size: 52,
      cluster: 'dome',
      count: 16,
      length: 120,
    },
  },
  placement: { groundY: 1030, x: 570 },
  seed: 'b',
}

export const season = 'in leaf, all year'
