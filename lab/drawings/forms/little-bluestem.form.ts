import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in fall color, November. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 740,
    width: 440,
    baseRadius: 52,
    blade: {
      colors: ['#A95C3A', '#B8724A', '#96483A', '#C2946A', '#8C8A70'],
      count: 460,
      reach: 0.72,
      spread: 0.9,
      width: 4,
      arch: 0.42,
    },
    head: {
      type: 'tufts',
      colors: ['#DDC8B4', '#CFB298'],
      count: 54,
      length: 0.45,
      size: 30,
      flare: 0.3,
      nod: 0.1,
    },
  },
  detail: {
    layout: 'grass',
    stem: '#A0603C',
    leaf: { shape: 'blade', colors: ['#7f9a8c', '#B06A42'], width: 0.045 },
    flower: { type: 'tufted-grass', colors: ['#A8613E'], accent: '#CDBBA0' },
  },
  halo: '#E9D9BF',
}

export const season = 'in fall color, November'
