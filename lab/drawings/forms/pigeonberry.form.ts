import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with flowers and berries, September. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 500,
    width: 600,
    baseRadius: 76,
    habit: 'ascending',
    stems: 22,
    branches: 1,
    stemColor: '#8C7A5C',
    stemRadius: 2.2,
    leaf: {
      shape: 'heart',
      length: 56,
      width: 19,
      colors: ['#6F9152', '#7C9C5C', '#638448'],
      perStem: 12,
      from: 0.06,
      to: 0.94,
      petiole: 0.4,
      droop: 0.6,
    },
    flower: { size: 104, place: 'tips', share: 0.72 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'ovate', edge: 'wavy', colors: ['#719354'], length: 78, width: 0.46, count: 4 },
    flower: {
      type: 'blossom',
      petals: 4,
      colors: ['#EBC6CE', '#F3E2E2'],
      accent: '#B9C08A',
      berry: '#C62F36',
      size: 19,
      cluster: 'raceme',
      count: 26,
      length: 128,
    },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
}

export const season = 'with flowers and berries, September'
