import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'cactus',
    height: 560,
    width: 840,
    stems: 9,
    generations: 3,
    padLength: 165,
    padColor: '#7F9C72',
    flowerSize: 46,
    flowerShare: 0.36,
    ripeShare: 0.6,
    fruitColor: '#9C3A58',
    fruitSize: 34,
  },
  detail: {
    layout: 'pad',
    leaf: { shape: 'elliptic', colors: ['#7f9e74'] },
    flower: { type: 'cactus', colors: ['#E4B845'] },
    fruit: { type: 'tuna', colors: ['#A23B55'] },
  },
  placement: { groundY: 1040, x: 580 },
  seed: '10',
}

export const season = 'in flower, May'
