import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, June. */
export const form: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 980,
    width: 520,
    coreRadius: 50,
    leaf: {
      type: 'saw',
      colors: ['#84A070', '#8FA87A', '#769365'],
      count: 180,
      width: 10,
      open: 1.5,
      curve: 0.2,
    },
    stalk: {
      type: 'plume',
      count: 1,
      color: '#A3936A',
      flowerColors: ['#DCCB94', '#CDBB80', '#E4D8AC'],
      flowerSize: 50,
      fan: 0,
      length: 0.5,
    },
  },
  detail: {
    layout: 'stalk',
    leaf: { shape: 'blade', edge: 'toothed', colors: ['#7fa36b'], width: 0.07, length: 140 },
    flower: { type: 'star', colors: ['#EFE4B8'], size: 17, cluster: 'spike', count: 110, length: 180 },
  },
  placement: { groundY: 1090 },
}

export const season = 'in flower, June'
