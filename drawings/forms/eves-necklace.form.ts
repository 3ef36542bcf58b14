import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, April. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'oval',
    height: 780,
    width: 520,
    trunks: 1,
    trunkRadius: 14,
    crownBase: 0.2,
    lean: 0.06,
    bark: '#7C6154',
    wander: 0.6,
    clumps: { fullness: 0.25, gaps: 0.55 },
    leaf: {
      shape: 'feather',
      length: 34,
      width: 9,
      colors: ['#6F9057', '#7B9A5E', '#63854F'],
      droop: 0.7,
      density: 0.85,
      light: 0.16,
    },
    blossom: [{ mode: 'raceme', colors: ['#D5A0AF', '#E0B9C2', '#C890A2'], size: 8, density: 3 }],
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
  seed: 'c',
}

export const season = 'in flower, April'
