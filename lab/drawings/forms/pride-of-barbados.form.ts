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
      shape: 'double-feather',
      length: 112,
      width: 38,
      colors: ['#6F9160', '#7E9D68', '#628456'],
      perStem: 10,
      from: 0.16,
      to: 0.92,
      petiole: 0.15,
      droop: 0.5,
    },
    flower: { size: 118, place: 'tips', share: 0.6, uneven: true },
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
      petal: 'clawed',
      colors: ['#EDB03A', '#EA9A34'],
      stamens: '#C22F2A',
      accent: '#C2402A',
      size: 52,
      cluster: 'raceme',
      count: 17,
      length: 130,
      inner: '#D9482A',
      innerShare: 0.72,
      loose: true,
    },
  },
  seed: '4',
}

export const season = 'in flower, July'
