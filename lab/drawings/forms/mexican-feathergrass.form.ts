import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in plume, June. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 520,
    width: 540,
    baseRadius: 38,
    blade: {
      colors: ['#9DAE6A', '#A9B678', '#90A362'],
      count: 640,
      reach: 0.74,
      spread: 0.9,
      width: 2,
      arch: 0.8,
    },
    head: {
      type: 'cloud',
      colors: ['#CDBC86', '#C2B07A'],
      count: 80,
      length: 0.42,
      size: 26,
      flare: 0.55,
      nod: 0.8,
    },
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#a3b46a'], width: 0.014 },
    flower: { type: 'awned-grass', colors: ['#B9A45E'] },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '3',
}

export const season = 'in plume, June'
