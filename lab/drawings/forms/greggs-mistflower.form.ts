import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, October. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 390,
    width: 620,
    baseRadius: 100,
    habit: 'mound',
    stems: 24,
    branches: 2,
    stemColor: '#8A8C60',
    leaf: {
      shape: 'deep-lobed',
      length: 44,
      width: 24,
      colors: ['#93A966', '#9FB470', '#869C5C'],
      perStem: 10,
      from: 0.06,
      to: 0.9,
      arrangement: 'opposite',
      petiole: 0.3,
      droop: 0.4,
    },
    flower: { size: 44, place: 'tips', share: 0.6 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'hand', arrangement: 'opposite', colors: ['#94b064'], length: 50, count: 2 },
    flower: { type: 'puff', colors: ['#A3A3DA', '#9A96D2'], size: 36, cluster: 'dome', count: 13 },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '2',
}

export const season = 'in flower, October'
