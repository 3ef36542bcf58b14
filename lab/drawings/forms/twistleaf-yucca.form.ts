import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'rosette',
    height: 880,
    width: 460,
    coreRadius: 34,
    leaf: {
      type: 'sword',
      colors: ['#6F8A60', '#7A9468', '#658058'],
      count: 46,
      width: 24,
      open: 1.3,
      curve: 0.35,
      twist: 2.8,
      threads: true,
    },
    stalk: {
      type: 'bells',
      count: 1,
      color: '#9DA274',
      flowerColors: ['#F1ECD8', '#EDE6CC'],
      flowerSize: 29,
      fan: 0,
      length: 0.46,
    },
  },
  detail: {
    layout: 'stalk',
    leaf: { shape: 'blade', colors: ['#6e8a62'], width: 0.13, length: 120 },
    flower: { type: 'bell', colors: ['#EFEDDA'], size: 50, cluster: 'raceme', count: 15, length: 170 },
  },
  halo: '#CBD3C4',
}

export const season = 'in flower, May'
