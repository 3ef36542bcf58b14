import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in leaf, summer. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 740,
    width: 670,
    raggedness: 0.42,
    bark: '#6F675E',
    crownBase: 0.13,
    trunks: 3,
    trunkRadius: 17,
    spread: 0.42,
    wander: 0.6,
    shoots: 0.6,
    clumps: { skyHoles: 2, radius: 76, count: 46, fullness: 0.2, gaps: 0.6, flatness: 0.62, lift: 0.35 },
    leaf: {
      shape: 'lens',
      length: 15,
      width: 2.2,
      colors: ['#8A9A55', '#96A45C', '#7A8C4E'],
      droop: 0.7,
      density: 0.5,
      light: 0.15,
      hueShift: 8,
    },
    blossom: [{ mode: 'berries', colors: ['#A3A866', '#949B5A'], size: 4.6, density: 1.1 }],
  },
  detail: {
    leaf: {
      shape: 'lance',
      compound: 'pinnate',
      leaflets: 17,
      colors: ['#7f9c4c'],
      length: 175,
      width: 0.22,
      count: 3,
    },
    fruit: { type: 'walnut', colors: ['#8B9A56'] },
  },
  seed: '1',
}

export const season = 'in leaf, summer'
