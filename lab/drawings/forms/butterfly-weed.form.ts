import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, June. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 580,
    width: 560,
    baseRadius: 90,
    habit: 'ascending',
    stems: 15,
    branches: 1,
    stemColor: '#8A8A5C',
    stemRadius: 2.6,
    leaf: {
      shape: 'lance',
      length: 66,
      width: 8,
      colors: ['#5F7F4A', '#6B8B54', '#547242'],
      perStem: 24,
      from: 0.05,
      to: 0.95,
      petiole: 0.04,
      droop: 0.35,
    },
    flower: { size: 56, place: 'tips', share: 0.85 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'lance', colors: ['#64834c'], length: 84, width: 0.2, count: 6 },
    flower: {
      type: 'hood',
      colors: ['#DE6A24', '#E67C2C', '#D45A20'],
      accent: '#EFA93A',
      size: 26,
      cluster: 'dome',
      count: 34,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
  halo: '#E4D8BE',
}

export const season = 'in flower, June'
