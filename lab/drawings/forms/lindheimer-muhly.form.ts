import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in plume, October. */
export const form: PlantForm = {
  plant: {
    kind: 'grass',
    height: 760,
    width: 760,
    baseRadius: 80,
    blade: {
      colors: ['#84997F', '#8FA288', '#7A9076'],
      count: 620,
      reach: 0.56,
      spread: 0.95,
      width: 4,
      arch: 1,
    },
    head: {
      type: 'spike',
      colors: ['#D9CBAA', '#CDB88F', '#E0D6BC', '#C9B7A8'],
      count: 60,
      length: 0.38,
      size: 32,
      flare: 0.42,
      nod: 0.12,
    },
  },
  detail: {
    layout: 'grass',
    leaf: { shape: 'blade', colors: ['#8fa98c'], width: 0.04 },
    flower: { type: 'plume-grass', colors: ['#C4B796'] },
  },
}

export const season = 'in plume, October'
