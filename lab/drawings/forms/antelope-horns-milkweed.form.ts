import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    height: 400,
    width: 660,
    baseRadius: 46,
    habit: 'sprawling',
    stems: 14,
    branches: 0,
    stemColor: '#8C8F6C',
    leaf: {
      shape: 'lance',
      length: 92,
      width: 11,
      colors: ['#879B74', '#93A680', '#7A8F68'],
      perStem: 14,
      from: 0.12,
      to: 0.95,
      petiole: 0.08,
      droop: 0.3,
    },
    flower: { size: 50, place: 'tips', share: 0.9 },
  },
  detail: {
    layout: 'stem',
    leaf: { shape: 'lance', colors: ['#8da07a'], length: 92, width: 0.2, count: 4 },
    flower: { type: 'hood', colors: ['#C6CF9E'], accent: '#7B4A78', size: 31, cluster: 'dome', count: 30 },
    fruit: { type: 'horn-pod', colors: ['#AFA873'], size: 84 },
  },
  placement: { x: 560, groundY: 1010, insetX: 940, insetY: 280, insetRadius: 185 },
}

export const season = 'in flower, April'
