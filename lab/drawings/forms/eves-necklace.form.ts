import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower with last year's beads, April. */
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
    raggedness: 0.42,
    clumps: { fullness: 0.14, gaps: 0.5, skyHoles: 3, radius: 50, flatness: 0.7 },
    leaf: {
      shape: 'round',
      length: 9,
      width: 2.6,
      colors: ['#6F9057', '#7B9A5E', '#63854F'],
      droop: 0.7,
      density: 0.62,
      light: 0.16,
    },
    blossom: [
      { mode: 'raceme', colors: ['#D5A0AF', '#E0B9C2', '#C890A2'], size: 6.5, density: 2.2 },
      { mode: 'beads', colors: ['#3A2E2E', '#4A3A36'], size: 3.6, density: 2 },
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
  seed: 'd',
}

export const season = 'in flower with last year’s beads, April'
