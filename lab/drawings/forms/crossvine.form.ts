import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'vine',
    height: 560,
    width: 860,
    support: 'fence',
    stemColor: '#7A6048',
    stems: 4,
    leaf: { shape: 'lance', length: 46, width: 11, colors: ['#456A40', '#507447', '#5D8050'], density: 1.1 },
    flower: { size: 36, count: 34 },
  },
  detail: {
    layout: 'vine',
    leaf: {
      shape: 'lance',
      compound: 'palmate',
      leaflets: 2,
      arrangement: 'opposite',
      colors: ['#4a7445'],
      length: 100,
      width: 0.36,
      count: 3,
    },
    flower: {
      type: 'trumpet',
      petal: 'narrow',
      colors: ['#CE5A32'],
      accent: '#EDBE4A',
      size: 62,
      cluster: 'bunch',
      count: 3,
    },
  },
  placement: { groundY: 1040, x: 590 },
  seed: '3',
}

export const season = 'in flower, April'
