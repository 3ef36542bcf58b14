import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn with ripe fruit, September. */
export const form: PlantForm = {
  plant: {
    kind: 'cactus',
    height: 640,
    width: 720,
    stems: 5,
    generations: 4,
    padLength: 158,
    padColor: '#86A38C',
    isSpineless: true,
    flowerSize: 48,
    flowerShare: 0,
    ripeShare: 0.9,
    fruitColor: '#B23A44',
    fruitSize: 34,
  },
  detail: {
    layout: 'pad',
    leaf: { shape: 'elliptic', edge: 'smooth', colors: ['#86a38c'] },
    fruit: { type: 'tuna', colors: ['#B23A44'] },
  },
  placement: { groundY: 1050, x: 570 },
  seed: '4',
}

export const season = 'with ripe fruit, September'
