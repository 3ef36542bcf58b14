import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, October. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 770,
    width: 450,
    baseRadius: 50,
    blade: {
      colors: ['#C2A45C', '#B09E58', '#98A062', '#CDB470'],
      count: 400,
      reach: 0.72,
      spread: 0.85,
      width: 4.4,
      arch: 0.36,
    },
    head: {
      type: 'cloud',
      colors: ['#B9A070', '#A98F68'],
      count: 30,
      length: 0.42,
      size: 50,
      flare: 0.34,
      nod: 0.1,
    },
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#7e9e72'], width: 0.07 },
    flower: { type: 'airy-grass', colors: ['#B98F80', '#A9A06E'] },
  },
  halo: '#E9D9BF',
  seed: '1',
}

export const season = 'in fall color, October'
