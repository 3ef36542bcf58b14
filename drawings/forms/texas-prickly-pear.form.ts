import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'cactus',
    height: 520,
    width: 840,
    stems: 7,
    generations: 3,
    padLength: 165,
    padColor: '#7F9C72',
    flowerColors: ['#E2B23C', '#E6BE55'],
    flowerShare: 0.65,
    fruitColor: '#97A368',
    fruitSize: 32,
  },
  detail: {
    layout: 'pad',
    leaf: { shape: 'elliptic', colors: ['#7f9e74'] },
    flower: { type: 'cactus', colors: ['#E4B845'] },
    fruit: { type: 'tuna', colors: ['#A23B55'] },
  },
  placement: { groundY: 1040, x: 580 },
  seed: '1',
}

export const season = 'in flower, May'
