import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 860,
    width: 560,
    coreRadius: 40,
    leaf: {
      type: 'sword',
      colors: ['#8FA69C', '#9AB0A6', '#83998F'],
      count: 52,
      width: 32,
      open: 1.35,
      curve: 0.05,
    },
    stalk: {
      type: 'bells',
      count: 1,
      color: '#A3AA80',
      flowerColors: ['#F2EEDC', '#E6E8CE'],
      flowerSize: 29,
      fan: 0,
      length: 0.44,
    },
  },
  detail: {
    layout: 'stalk',
    leaf: { shape: 'blade', colors: ['#93aaa0'], width: 0.2, length: 116 },
    flower: {
      type: 'bell',
      colors: ['#F0EEDC'],
      accent: '#B4BE90',
      size: 50,
      cluster: 'raceme',
      count: 15,
      length: 170,
    },
  },
  halo: '#CBD3C4',
}

export const season = 'in flower, May'
