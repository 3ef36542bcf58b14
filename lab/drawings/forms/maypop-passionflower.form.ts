import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, June. */
export const form: PlantForm = {
  plant: {
    kind: 'vine',
    height: 820,
    width: 500,
    support: 'trellis',
    stemColor: '#7E8A4E',
    stems: 4,
    leaf: {
      shape: 'three-lobed',
      length: 46,
      width: 27,
      colors: ['#5C7D42', '#68894A', '#769654'],
      density: 0.9,
      arrangement: 'alternate',
    },
    flower: { size: 44, count: 16 },
    tendrils: true,
  },
  detail: {
    layout: 'vine',
    stem: '#7f8a5a',
    leaf: { shape: 'three-lobed', colors: ['#5e8a4e'], length: 76, count: 4 },
    flower: { type: 'passionflower', colors: ['#CFC0E2'], accent: '#7A4FA3', size: 140 },
    fruit: { type: 'egg', colors: ['#A9B45C'], size: 54 },
  },
  seed: '2',
}

export const season = 'in flower, June'
