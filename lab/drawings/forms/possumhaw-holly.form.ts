import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with berries, January. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'rounded',
    height: 780,
    width: 650,
    crownBase: 0.1,
    trunks: 4,
    trunkRadius: 12,
    bark: '#A39D93',
    barkTexture: 'smooth',
    spread: 0.26,
    clumps: { gaps: 0, lift: 0, hollow: 0.1, radius: 60, count: 120 },
    blossom: [{ mode: 'rings', colors: ['#B84C33', '#C25C3A', '#AA4030'], size: 3, density: 0.24 }],
  },
  detail: {
    stem: '#a8a298',
    leaf: { shape: 'spoon', edge: 'scalloped', colors: ['#98A050', '#7f9a4c'], length: 50, count: 5 },
    fruit: { type: 'berry', colors: ['#D2421F', '#C9381F'], size: 17, count: 8 },
  },
  seed: 'c',
}

export const season = 'with berries, January'
