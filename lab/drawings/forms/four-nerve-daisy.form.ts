import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, March. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 460,
    width: 390,
    baseRadius: 62,
    habit: 'upright',
    stems: 13,
    stemColor: '#93A07A',
    stemRadius: 1.8,
    leaf: {
      shape: 'linear',
      length: 125,
      width: 5,
      colors: ['#96A986', '#A2B392', '#889C78'],
      perStem: 0,
      basal: 90,
      droop: 0.7,
    },
    flower: { size: 42, place: 'tips', share: 1 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'linear', arrangement: 'basal', colors: ['#9aae8a'], length: 84, width: 0.12, count: 9 },
    flower: {
      type: 'daisy',
      petals: 19,
      petal: 'toothed',
      rayWidth: 1.5,
      disk: 0.42,
      colors: ['#EDC93F'],
      accent: '#D9A633',
      size: 100,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  seed: '3',
}

export const season = 'in flower, March'
