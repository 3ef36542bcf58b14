import { formatNumber } from '../path.ts'
import { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { drawGround } from '../ground/draw-ground.ts'
import { blades, leader, moved, root, shadow, sheet, type Label, type ServiceDrawing } from './sheet.ts'

const grade = 424

/** A finished picture of the tree; the drawing is too large to send as paths. */
export type Picture = { href: string; width: number; height: number }

/** Where each number stands, and what it points at. */
const marks: readonly (readonly [number: Point, thing: Point])[] = [
  [
    [232, 30],
    [318, 92],
  ],
  [
    [684, 66],
    [606, 178],
  ],
  [
    [40, 96],
    [352, 332],
  ],
  [
    [590, 398],
    [402, 404],
  ],
  [
    [48, 376],
    [128, grade + 27],
  ],
]

/** Arborist: a live oak with the five things we look at first. */
export function drawSurveyedOak(oak: Picture): ServiceDrawing {
  const random = new Random('services/oak')
  const width = 640
  const height = (width * oak.height) / oak.width
  const roots: readonly (readonly [Point[], number])[] = [
    [
      [
        [346, grade + 6],
        [250, grade + 24],
        [150, grade + 26],
        [20, grade + 40],
      ],
      11,
    ],
    [
      [
        [388, grade + 6],
        [480, grade + 24],
        [580, grade + 25],
        [704, grade + 38],
      ],
      11,
    ],
    [
      [
        [370, grade + 8],
        [410, grade + 40],
        [500, grade + 52],
      ],
      8,
    ],
    [
      [
        [362, grade + 8],
        [320, grade + 40],
        [240, grade + 56],
      ],
      8,
    ],
  ]
  const svg =
    moved(
      0,
      grade,
      drawGround('limestone', sheet.width, sheet.height - grade, { seed: 'services/oak', unit: 1.3 }),
    ) +
    shadow(380, grade + 3, 250, 13) +
    `<image href="${oak.href}" x="${formatNumber(366 - width / 2)}" y="${formatNumber(grade + 5 - height)}" width="${width}" height="${formatNumber(height)}"/>` +
    roots.map(([points, thick]) => root(points, thick, ['#b08a58', '#dcc08f'])).join('') +
    blades(random, [290, grade + 5], [450, grade + 5], { count: 70, length: 14 }) +
    blades(random, [0, grade + 3], [sheet.width, grade + 3], { count: 60, length: 9 }) +
    marks.map(([from, to]) => leader(from, to)).join('')
  return {
    svg,
    labels: marks.map(([[x, y]], index): Label => ({
      text: String(index + 1),
      x,
      y,
      anchor: 'middle',
      numbered: true,
    })),
  }
}
