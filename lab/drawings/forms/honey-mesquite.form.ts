import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 690,
    width: 900,
    crownBase: 0.14,
    trunks: 3,
    trunkRadius: 16,
    bark: '#5C5046',
    wander: 0.7,
    lean: 0.07,
    spread: 0.42,
    clumps: { fullness: 0.08, gaps: 0.45, flatness: 0.62, lift: 0.3 },
    shoots: 0.3,
    leaf: {
      shape: 'feather',
      length: 26,
      width: 5,
      colors: ['#889C60', '#95A76A', '#7B9056'],
      droop: 0.95,
      density: 0.8,
      light: 0.14,
    },
    blossom: [{ mode: 'catkins', colors: ['#E6DCA8', '#DDD198'], size: 4, density: 2 }],
  },
  detail: {
    thorns: true,
    leaf: {
      shape: 'linear',
      compound: 'bipinnate',
      pinnae: 1,
      leaflets: 14,
      colors: ['#86a45c'],
      length: 125,
      width: 0.13,
      count: 4,
    },
    flower: { type: 'catkin', colors: ['#DCC566'], stamens: '#E4D68A', size: 84, at: 'tip' },
    fruit: { type: 'pod', colors: ['#CDAE6E'], size: 120, at: 'hanging' },
  },
  seed: 'e',
}

export const season = 'in flower, April'
