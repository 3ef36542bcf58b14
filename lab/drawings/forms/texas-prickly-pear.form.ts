import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'cactus',
    height: 560,
    width: 840,
    stems: 5,
    generations: 3,
    padLength: 176,
    padColor: '#7F9C72',
    flowerSize: 60,
    flowerShare: 0.62,
    ripeShare: 0,
    fruitColor: '#9C3A58',
    fruitSize: 34,
  },
  detail: {
    layout: 'pad',
    leaf: { shape: 'elliptic', colors: ['#7f9e74'] },
    flower: { type: 'cactus', colors: ['#E4B845'] },
    fruit: { type: 'tuna', colors: ['#86a05f'] },
  },
  placement: { groundY: 1040, x: 580 },
  seed: '6',
}

export const season = 'in flower, May'
