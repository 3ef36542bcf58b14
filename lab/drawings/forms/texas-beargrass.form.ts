import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 500,
    width: 780,
    coreRadius: 40,
    leaf: {
      type: 'strap',
      colors: ['#66825A', '#728C60', '#5C7852'],
      count: 320,
      width: 5.5,
      open: 0.95,
      curve: 1,
    },
    stalk: {
      type: 'panicle',
      count: 5,
      color: '#A58E6A',
      flowerColors: ['#E8DEBE', '#DDCFAA', '#CDBB92'],
      flowerSize: 78,
      fan: 1.1,
      length: 0.62,
    },
  },
  detail: {
    layout: 'stalk',
    leaf: { shape: 'blade', colors: ['#5e7d52'], width: 0.022, length: 190 },
    flower: { type: 'star', colors: ['#F1ECD4'], size: 17, cluster: 'panicle', count: 90, length: 160 },
  },
  placement: { groundY: 1040, x: 570 },
}

export const season = 'in flower, April'
