import { fill, stroke } from '../path-batch.ts'
import { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { box, curve, line, roundShape, sceneryFile, shape, thick } from './foot-space.ts'

// Tools that stand beside plants under four feet, at true size.

const steel = { body: '#AEB5AD', dark: '#78827A', lit: '#DDE2DA', deep: '#5F6862' }

const ellipse = (y: number, rx: number, ry: number, look: string) =>
  `<ellipse cy="${-thick(y)}" rx="${thick(rx)}" ry="${thick(ry)}" ${look}/>`

/** A galvanized watering can, 15 in to its handle, spout to the left. */
export function wateringCanFile(): string {
  const bands = [0.08, 0.46, 0.5].map((y) =>
    line([
      [-0.43 + y * 0.04, y],
      [0.43 - y * 0.04, y],
    ]),
  )
  const svg =
    stroke(
      steel.dark,
      thick(0.055),
      curve([
        [0.42, 0.85],
        [0.5, 1.2],
        [0.2, 1.3],
        [-0.25, 1.24],
        [-0.34, 0.95],
      ]),
    ) +
    stroke(
      steel.lit,
      thick(0.018),
      curve([
        [0.4, 0.88],
        [0.47, 1.18],
        [0.2, 1.275],
        [-0.24, 1.215],
      ]),
    ) +
    fill(
      steel.body,
      shape([
        [-0.36, 0.28],
        [-0.4, 0.42],
        [-1, 1.06],
        [-0.93, 1.13],
        [-0.36, 0.6],
      ]),
    ) +
    fill(
      steel.dark,
      shape([
        [-0.36, 0.28],
        [-0.4, 0.42],
        [-0.97, 1.03],
        [-0.95, 1.06],
        [-0.36, 0.42],
      ]),
      0.7,
    ) +
    fill(
      steel.dark,
      roundShape([
        [-1.13, 1.06],
        [-1.08, 1.2],
        [-0.95, 1.22],
        [-0.86, 1.14],
        [-0.95, 1.04],
      ]),
    ) +
    fill(
      steel.lit,
      roundShape([
        [-1.14, 1.08],
        [-1.11, 1.19],
        [-1, 1.24],
        [-1.03, 1.13],
      ]),
    ) +
    fill(
      steel.body,
      shape([
        [-0.44, 0],
        [-0.4, 0.9],
        [0.4, 0.9],
        [0.44, 0],
      ]),
    ) +
    fill(
      steel.dark,
      shape([
        [0.12, 0],
        [0.12, 0.9],
        [0.4, 0.9],
        [0.44, 0],
      ]),
      0.5,
    ) +
    fill(
      steel.lit,
      shape([
        [-0.36, 0.02],
        [-0.33, 0.88],
        [-0.21, 0.88],
        [-0.23, 0.02],
      ]),
      0.8,
    ) +
    stroke(steel.dark, thick(0.014), bands.join(''), 0.8) +
    ellipse(0.9, 0.4, 0.06, `fill="${steel.deep}"`) +
    ellipse(0.905, 0.4, 0.06, `fill="none" stroke="${steel.lit}" stroke-width="${thick(0.02)}"`) +
    stroke(
      steel.dark,
      thick(0.05),
      curve([
        [0.43, 0.3],
        [0.72, 0.4],
        [0.78, 0.75],
        [0.42, 0.82],
      ]),
    )
  return sceneryFile(svg, [-1.2, 0.8, 1.35])
}

const wood = { body: '#B08F62', dark: '#80633F', handle: '#8A6B45', lit: '#C9AC80' }

/** A digging spade, 40 in tall, with the tip of its blade in the soil. */
export function spadeFile(): string {
  const svg =
    fill(
      wood.body,
      shape([
        [-0.055, 0.95],
        [-0.05, 2.86],
        [0.05, 2.86],
        [0.055, 0.95],
      ]),
    ) +
    fill(
      wood.dark,
      shape([
        [0.005, 0.95],
        [0.005, 2.86],
        [0.05, 2.86],
        [0.055, 0.95],
      ]),
      0.7,
    ) +
    stroke(
      '#9A7A50',
      thick(0.07),
      curve([
        [-0.24, 3.2],
        [-0.2, 3.02],
        [-0.04, 2.86],
        [0.04, 2.86],
        [0.2, 3.02],
        [0.24, 3.2],
      ]),
    ) +
    stroke(
      wood.handle,
      thick(0.1),
      line([
        [-0.25, 3.24],
        [0.25, 3.24],
      ]),
    ) +
    stroke(
      wood.lit,
      thick(0.025),
      line([
        [-0.24, 3.26],
        [0.2, 3.26],
      ]),
    ) +
    fill(
      '#8D948E',
      roundShape([
        [-0.31, -0.05],
        [-0.32, 0.4],
        [-0.32, 0.74],
        [-0.2, 0.76],
        [-0.09, 0.8],
        [-0.07, 1.25],
        [0.07, 1.25],
        [0.09, 0.8],
        [0.2, 0.76],
        [0.32, 0.74],
        [0.32, 0.4],
        [0.31, -0.05],
      ]),
    ) +
    fill(
      steel.deep,
      roundShape([
        [0.04, -0.05],
        [0.04, 0.7],
        [0.06, 1.22],
        [0.09, 0.8],
        [0.2, 0.76],
        [0.32, 0.74],
        [0.32, 0.4],
        [0.31, -0.05],
      ]),
      0.65,
    ) +
    fill(
      '#C5CBC4',
      roundShape([
        [-0.27, 0],
        [-0.28, 0.66],
        [-0.2, 0.68],
        [-0.2, 0],
      ]),
      0.8,
    )
  return sceneryFile(svg, [-0.36, 0.36, 3.33])
}

/** A wooden one-foot ruler standing on the ground, its inches marked. */
export function rulerFile(): string {
  const inches = Array.from({ length: 11 }, (_, i) => {
    const inch = i + 1
    const length = inch % 6 === 0 ? 0.15 : inch % 3 === 0 ? 0.11 : 0.07
    return line([
      [-0.09, inch / 12],
      [-0.09 + length, inch / 12],
    ])
  })
  const svg =
    fill('#E3C68C', box(-0.09, 0, 0.09, 1)) +
    fill('#B7955A', box(0.04, 0, 0.09, 1), 0.6) +
    stroke('#7A6238', 0.5, box(-0.09, 0, 0.09, 1)) +
    stroke('#4A3A1E', thick(0.01), inches.join(''))
  return sceneryFile(svg, [-0.1, 0.1, 1.01])
}

/** Ledge stones along a bed: flat, broken, of many lengths, each leaning a little; never a course. Twelve feet of them. */
export function edgingFile(): string {
  const random = new Random('edging')
  let svg = ''
  let x = 0
  while (x < 12) {
    const [width, height, lean] = [
      random.between(0.5, 1.5),
      random.between(0.14, 0.32),
      random.gaussian() * 0.03,
    ]
    const end = x + width
    const outline: Point[] = [
      [x + 0.02, -0.06],
      [x - 0.01 + random.gaussian() * 0.02, height * 0.55],
      [x + 0.06, height * (0.92 + lean)],
      [x + width * 0.35, height * random.between(0.94, 1.05)],
      [x + width * 0.7, height * random.between(0.9, 1.04)],
      [end - 0.05, height * (0.88 - lean)],
      [end + random.gaussian() * 0.02, height * 0.45],
      [end - 0.02, -0.06],
    ]
    const marks = Array.from({ length: 3 }, () => {
      const [from, y] = [x + random.between(0.1, width * 0.6), random.between(0.03, height * 0.65)]
      return line([
        [from, y],
        [from + random.between(0.08, 0.3), y + random.gaussian() * 0.01],
      ])
    })
    svg +=
      fill(random.pick(['#D6C9AD', '#CBBD9F', '#DCD0B7']), shape(outline)) +
      fill(
        '#EFE7D6',
        shape([
          ...outline.slice(1, 6),
          [end - 0.08, height * 0.8],
          [x + width * 0.35, height - 0.06],
          [x + 0.03, height * 0.5],
        ]),
      ) +
      fill(
        '#A99B7D',
        shape([...outline.slice(5), [end - width * 0.16, -0.06], [end - width * 0.08, height * 0.8]]),
        0.55,
      ) +
      stroke('#A3957A', thick(0.008), shape(outline)) +
      stroke('#9C8E70', thick(0.008), marks.join(''), 0.65)
    x = end + random.between(-0.02, 0.05)
  }
  return sceneryFile(svg, [0, 12, 0.36])
}

const leg: Point[] = [
  [-0.05, 0.66],
  [-0.09, 0.95],
  [-0.13, 1.3],
  [-0.16, 1.62],
  [-0.11, 1.95],
  [-0.1, 2.4],
  [-0.15, 3],
  [-0.16, 5.8],
  [0.62, 5.8],
  [0.58, 3],
  [0.55, 2.45],
  [0.53, 2.05],
  [0.46, 1.7],
  [0.42, 1.3],
  [0.4, 0.95],
  [0.41, 0.66],
  [0.2, 0.63],
]

const legInShade: Point[] = [
  [0.22, 0.64],
  [0.25, 1.1],
  [0.3, 1.6],
  [0.32, 2.1],
  [0.34, 5.8],
  [0.62, 5.8],
  [0.58, 3],
  [0.55, 2.45],
  [0.53, 2.05],
  [0.46, 1.7],
  [0.42, 1.3],
  [0.4, 0.95],
  [0.41, 0.66],
]

const upper: Point[] = [
  [0, 0.06],
  [-0.01, 0.12],
  [-0.02, 0.3],
  [0, 0.5],
  [0, 0.78],
  [0.34, 0.78],
  [0.35, 0.6],
  [0.39, 0.46],
  [0.5, 0.38],
  [0.68, 0.33],
  [0.82, 0.28],
  [0.9, 0.2],
  [0.92, 0.12],
  [0.91, 0.06],
  [0.5, 0.05],
]

const folds: Point[][] = [
  [
    [-0.03, 0.86],
    [0.14, 0.78],
    [0.36, 0.84],
  ],
  [
    [-0.08, 1],
    [0.12, 0.93],
    [0.32, 0.95],
  ],
  [
    [0.4, 1.18],
    [0.24, 1.1],
    [0.1, 1.12],
  ],
  [
    [-0.1, 1.86],
    [0.08, 1.94],
    [0.3, 1.9],
  ],
  [
    [0.5, 2.12],
    [0.3, 2.02],
    [0.12, 2.06],
  ],
]

type Cloth = { cloth: string; shade: string; hide: string; deep: string }

function drawLeg({ cloth, shade, hide, deep }: Cloth): string {
  const laces = [0, 1, 2, 3].map((i) =>
    line([
      [0.25 + (i === 0 ? 0.07 : 0), 0.46 + i * 0.075],
      [0.375 - i * 0.01 + (i === 0 ? 0.03 : 0), 0.425 + i * 0.075],
    ]),
  )
  return (
    fill(hide, roundShape(upper)) +
    fill(
      deep,
      roundShape([
        ...upper.slice(5, 12),
        [0.92, 0.06],
        [0.6, 0.06],
        [0.46, 0.22],
        [0.32, 0.34],
        [0.24, 0.55],
      ]),
      0.5,
    ) +
    fill(
      '#C3A47B',
      roundShape([
        [0.03, 0.14],
        [0.02, 0.4],
        [0.04, 0.7],
        [0.1, 0.7],
        [0.09, 0.4],
        [0.1, 0.14],
      ]),
      0.7,
    ) +
    fill(
      '#3E342A',
      shape([
        [0, 0],
        [-0.01, 0.085],
        [0.93, 0.085],
        [0.94, 0.03],
        [0.9, 0],
        [0.44, 0],
        [0.36, 0.035],
        [0.27, 0.035],
        [0.26, 0],
      ]),
    ) +
    stroke('#E8D9BC', thick(0.014), laces.join('')) +
    fill(cloth, roundShape(leg)) +
    fill(shade, roundShape(legInShade), 0.55) +
    stroke(shade, thick(0.012), folds.map(curve).join(''), 0.7) +
    fill(
      '#A3ACB3',
      roundShape([
        [-0.07, 0.64],
        [0.17, 0.6],
        [0.42, 0.64],
        [0.42, 0.7],
        [0.17, 0.66],
        [-0.07, 0.7],
      ]),
    )
  )
}

/** Two boots and trouser legs, toes to the right, as far up as the tallest garden stage. A boot is 11 in long. */
export function bootsFile(): string {
  const far = drawLeg({ cloth: '#9AA2A6', shade: '#7C858B', hide: '#9B8264', deep: '#7B6347' })
  const near = drawLeg({ cloth: '#848E98', shade: '#5D6875', hide: '#8A6A49', deep: '#6B4F36' })
  return sceneryFile(`<g transform="translate(${-thick(0.34)} 1)">${far}</g>${near}`, [-0.52, 0.98, 4.8])
}
