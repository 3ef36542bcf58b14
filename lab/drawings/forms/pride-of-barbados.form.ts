import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, July. */
export const form: PlantForm = {
  plant: {
    kind: 'leafy-stems',
    habit: 'upright',
    height: 740,
    width: 570,
    baseRadius: 60,
    stems: 15,
    branches: 2,
    stemColor: '#7C7658',
    stemRadius: 4.5,
    leaf: {
      shape: 'feather',
      length: 80,
      width: 19,
      colors: ['#6C8A68', '#7A9670', '#60805E'],
      perStem: 14,
      from: 0.16,
      to: 0.92,
      petiole: 0.15,
      droop: 0.5,
    },
    flower: { size: 78, place: 'tips', share: 0.6 },
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      compound: 'bipinnate',
      pinnae: 5,
      leaflets: 8,
      colors: ['#6c8f66'],
      length: 125,
      width: 0.4,
      count: 3,
    },
    flower: {
      type: 'orchid',
      petal: 'ruffled',
      colors: ['#DE5A2B', '#E57A2E'],
      stamens: '#C22F2A',
      accent: '#8E2A22',
      size: 68,
      cluster: 'raceme',
      count: 6,
      length: 90,
      inner: '#EDB83E',
      innerShare: 0.5,
    },
  },
  seed: '2',
}

export const season = 'in flower, July'
