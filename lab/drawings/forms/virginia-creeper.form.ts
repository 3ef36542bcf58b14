import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'vine',
    height: 880,
    width: 460,
    support: 'trellis',
    stemColor: '#7A5A48',
    stems: 4,
    leaf: {
      shape: 'five-toothed',
      length: 46,
      width: 24,
      colors: ['#7E8A45', '#C58A3A', '#B4472B', '#A8382C', '#8E2C34'],
      density: 1,
      arrangement: 'alternate',
    },
  },
  detail: {
    layout: 'vine',
    leaf: {
      shape: 'ovate',
      edge: 'coarse',
      compound: 'palmate',
      leaflets: 5,
      colors: ['#4f7b43', '#B23A2E'],
      length: 105,
      width: 0.42,
      count: 4,
    },
    fruit: { type: 'berry', colors: ['#2F3657'], accent: '#A8352F', size: 14, count: 7, at: 'hanging' },
  },
  halo: '#E9D9BF',
  placement: { x: 520 },
  seed: '2',
}

export const season = 'in fall color, November'
