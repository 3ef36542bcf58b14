import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower with last year's beads, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'vase',
    height: 800,
    width: 620,
    trunks: 1,
    trunkRadius: 16,
    crownBase: 0.24,
    lean: 0.02,
    bark: '#7C6154',
    wander: 0.6,
    raggedness: 0.55,
    shoots: 0.2,
    clumps: {
      count: 60,
      fullness: 0.08,
      gaps: 0.9,
      lift: 0.45,
      skyHoles: 6,
      radius: 46,
      flatness: 0.7,
      hollow: 0.4,
    },
    leaf: {
      shape: 'round',
      length: 9,
      width: 2.6,
      colors: ['#6F9057', '#7B9A5E', '#63854F'],
      droop: 0.6,
      density: 0.5,
      light: 0.2,
    },
    blossom: [
      { mode: 'raceme', colors: ['#EDBBCA', '#F2CBD6', '#E3A6BA'], size: 6.5, density: 2 },
      { mode: 'beads', colors: ['#2A2022', '#352A2A'], size: 5, density: 0.9 },
    ],
  },
  detail: {
    leaf: {
      shape: 'elliptic',
      compound: 'pinnate',
      leaflets: 15,
      colors: ['#648d4f'],
      length: 150,
      width: 0.48,
      count: 3,
    },
    flower: {
      type: 'pea',
      colors: ['#E9C4CF', '#DDA9BC'],
      size: 26,
      cluster: 'raceme',
      count: 20,
      length: 100,
      at: 'tip',
    },
    fruit: { type: 'bead-pod', colors: ['#33292A'], at: 'hanging' },
  },
  seed: 'b',
}

export const season = 'in flower with last year’s beads, April'
