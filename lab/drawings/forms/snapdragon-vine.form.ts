import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'vine',
    height: 720,
    width: 470,
    support: 'trellis',
    stemColor: '#8A9A6A',
    stems: 3,
    leaf: {
      shape: 'arrow',
      length: 34,
      width: 14,
      colors: ['#7A9C5C', '#86A768', '#6E9052'],
      density: 1,
      arrangement: 'alternate',
    },
    flower: { size: 30, count: 34 },
    tendrils: true,
  },
  detail: {
    layout: 'vine',
    leaf: { shape: 'arrow', colors: ['#7ba05b'], length: 52, width: 0.95, count: 6 },
    flower: {
      type: 'trumpet',
      petal: 'round',
      colors: ['#8A4FA0'],
      accent: '#F1E6D2',
      size: 50,
      at: 'axils',
    },
  },
  seed: '1',
}

export const season = 'in flower, May'
