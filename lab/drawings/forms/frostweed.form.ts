import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, October. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 800,
    width: 520,
    baseRadius: 70,
    habit: 'upright',
    stems: 10,
    branches: 2,
    stemColor: '#7F9058',
    stemRadius: 4.2,
    leaf: {
      shape: 'toothed',
      length: 104,
      width: 27,
      colors: ['#5E7D4A', '#6B8A54', '#547242'],
      perStem: 12,
      from: 0.12,
      to: 0.92,
      petiole: 0.14,
      droop: 0.6,
    },
    flower: { size: 62, place: 'tips', share: 0.9 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'ovate', edge: 'toothed', colors: ['#64834e'], length: 96, width: 0.46, count: 3 },
    flower: {
      type: 'daisy',
      petals: 5,
      petal: 'notched',
      rayWidth: 0.8,
      disk: 0.42,
      colors: ['#F5F1E8'],
      accent: '#E4DFC8',
      size: 30,
      cluster: 'dome',
      count: 20,
    },
  },
  halo: '#C6CFBF',
  placement: { groundY: 1060 },
}

export const season = 'in flower, October'
