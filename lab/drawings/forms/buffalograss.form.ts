import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 170,
    width: 900,
    baseRadius: 345,
    runners: 40,
    blade: {
      colors: ['#8CA27E', '#9BAA80', '#7C9070', '#ADB58C'],
      count: 2600,
      reach: 0.74,
      spread: 0.68,
      width: 2.6,
      arch: 1,
    },
    head: {
      type: 'flags',
      colors: ['#C9B377', '#B99F66'],
      count: 72,
      length: 0.075,
      size: 18,
      flare: 0.3,
      nod: 0,
    },
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#94a98a'], width: 0.04, length: 150 },
    flower: { type: 'flag-grass', colors: ['#A9A878'], accent: '#D98A3A', length: 170 },
  },
  placement: { x: 580, groundY: 930, insetX: 890, insetY: 340, insetRadius: 220 },
  seed: '3',
}

export const season = 'in flower, May'
