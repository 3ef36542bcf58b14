import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 190,
    width: 760,
    baseRadius: 350,
    blade: {
      colors: ['#93A887', '#A0AE88', '#86997A', '#ADB592'],
      count: 2100,
      reach: 0.78,
      spread: 1,
      width: 3.6,
      arch: 1,
    },
    head: {
      type: 'flags',
      colors: ['#C9B377', '#B99F66'],
      count: 60,
      length: 0.2,
      size: 16,
      flare: 0.3,
      nod: 0,
    },
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#94a98a'], width: 0.04, length: 150 },
    flower: { type: 'flag-grass', colors: ['#A9A878'], accent: '#D98A3A', length: 170 },
  },
  placement: { x: 600, groundY: 930, insetX: 600, insetY: 400, insetRadius: 230 },
}

export const season = 'in flower, May'
