import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'cactus',
    height: 640,
    width: 720,
    stems: 7,
    generations: 3,
    padLength: 182,
    padColor: '#86A38C',
    isSpineless: true,
    flowerSize: 48,
    flowerShare: 0.4,
    ripeShare: 0.6,
    fruitColor: '#B23A44',
    fruitSize: 34,
  },
  detail: {
    layout: 'pad',
    leaf: { shape: 'elliptic', edge: 'smooth', colors: ['#86a38c'] },
    flower: { type: 'cactus', colors: ['#E9C452'] },
    fruit: { type: 'tuna', colors: ['#B23A44'] },
  },
  placement: { groundY: 1050, x: 570 },
  seed: '8',
}

export const season = 'in flower, May'
