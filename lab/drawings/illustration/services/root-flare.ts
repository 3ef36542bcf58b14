import { fill } from '../path-batch.ts'
import { smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { drawGround } from '../ground/draw-ground.ts'
import {
  blades,
  dashed,
  dots,
  inks,
  leader,
  line,
  moved,
  pen,
  root,
  scatter,
  sheet,
  trunk,
  type ServiceDrawing,
} from './sheet.ts'

const grade = 274
const middle = 352
const rootColors = ['#7d6c59', '#a8977e'] as const

/** Planting: the root flare dug free on the right, still buried on the left. */
export function drawRootFlare(): ServiceDrawing {
  const random = new Random('services/root flare')
  // A clean cut: straight sides and a level floor, as a spade leaves it.
  const pit: Point[] = [
    [middle - 40, grade - 4],
    [middle - 40, grade - 4],
    [middle - 24, grade + 96],
    [middle + 10, grade + 112],
    [middle + 150, grade + 108],
    [middle + 226, grade + 92],
    [middle + 252, grade + 40],
    [middle + 264, grade - 4],
    [middle + 264, grade - 4],
  ]
  const wall: Point[] = [
    [middle + 264, grade - 4],
    [middle + 264, grade - 4],
    [middle + 252, grade + 40],
    [middle + 226, grade + 92],
    [middle + 150, grade + 108],
    [middle + 150, grade + 108],
    [middle + 196, grade + 70],
    [middle + 214, grade + 30],
    [middle + 222, grade - 4],
    [middle + 222, grade - 4],
  ]
  const left: Point[] = [
    [middle - 74, -20],
    [middle - 75, 60],
    [middle - 79, 140],
    [middle - 88, 210],
    [middle - 104, grade],
    [middle - 128, grade + 46],
    [middle - 150, grade + 84],
  ]
  const right: Point[] = [
    [middle + 72, -20],
    [middle + 73, 60],
    [middle + 77, 140],
    [middle + 86, 210],
    [middle + 104, grade],
    [middle + 134, grade + 50],
    [middle + 176, grade + 92],
  ]
  const spread: readonly (readonly [Point[], number])[] = [
    [
      [
        [middle + 110, grade + 58],
        [middle + 170, grade + 92],
        [middle + 250, grade + 102],
        [sheet.width + 20, grade + 118],
      ],
      34,
    ],
    [
      [
        [middle + 30, grade + 74],
        [middle + 70, grade + 118],
        [middle + 150, grade + 152],
        [middle + 232, grade + 196],
      ],
      26,
    ],
    [
      [
        [middle - 108, grade + 60],
        [middle - 180, grade + 86],
        [middle - 270, grade + 96],
        [-20, grade + 112],
      ],
      32,
    ],
    [
      [
        [middle - 50, grade + 76],
        [middle - 96, grade + 124],
        [middle - 176, grade + 164],
      ],
      22,
    ],
  ]
  const buried: Point[] = [
    [-20, grade - 56],
    [-20, grade - 56],
    [80, grade - 60],
    [180, grade - 62],
    [middle - 86, grade - 60],
    [middle - 86, grade - 60],
    [middle - 92, grade - 10],
    [middle - 120, grade + 40],
    [middle - 130, grade + 52],
    [160, grade + 18],
    [60, grade + 12],
    [-20, grade + 14],
    [-20, grade + 14],
  ]
  const svg =
    moved(
      0,
      grade,
      drawGround('limestone', sheet.width, sheet.height - grade, { seed: 'services/flare', unit: 1.5 }),
    ) +
    fill('#8d7551', smoothPath(pit)) +
    fill('#a98f67', smoothPath(wall)) +
    dots(scatter(random, 60, [middle + 226, grade + 6], [middle + 250, grade + 70]), '#7a6546', 2.4, 0.7) +
    pen(
      '#6f5b3e',
      1.4,
      line([
        [middle + 262, grade + 2],
        [middle + 251, grade + 42],
        [middle + 226, grade + 92],
      ]),
      0.8,
    ) +
    dots(scatter(random, 90, [middle - 10, grade + 84], [middle + 190, grade + 108]), '#6a5638', 2.6, 0.6) +
    spread.map(([points, width]) => root(points, width, rootColors)).join('') +
    `<clipPath id="above"><path d="M0 0H${sheet.width}V${grade + 108}H0z"/></clipPath><g clip-path="url(#above)">` +
    trunk(left, right, random, 120) +
    '</g>' +
    root(
      [
        [middle + 2, grade - 30],
        [middle + 20, grade + 36],
        [middle + 46, grade + 92],
        [middle + 100, grade + 132],
        [middle + 150, grade + 150],
      ],
      34,
      rootColors,
    ) +
    root(
      [
        [middle + 66, grade - 40],
        [middle + 92, grade + 26],
        [middle + 134, grade + 72],
        [middle + 200, grade + 96],
        [middle + 262, grade + 106],
      ],
      40,
      rootColors,
    ) +
    fill(inks.soil, smoothPath(buried)) +
    fill(
      inks.soilDark,
      smoothPath([
        [-20, grade - 58],
        [120, grade - 63],
        [middle - 86, grade - 62],
        [middle - 88, grade - 48],
        [120, grade - 50],
        [-20, grade - 46],
      ]),
      0.7,
    ) +
    dots(scatter(random, 170, [0, grade - 44], [middle - 120, grade + 8]), inks.soilLight, 2.8, 0.7) +
    blades(random, [0, grade - 58], [middle - 92, grade - 60], { count: 150, length: 20 }) +
    blades(random, [middle + 268, grade], [sheet.width, grade], { count: 46, length: 16 }) +
    // Loose soil beside the pit.
    fill(
      '#6a5640',
      smoothPath([
        [640, grade + 2],
        [640, grade + 2],
        [662, grade - 22],
        [694, grade - 30],
        [740, grade - 12],
        [740, grade + 2],
      ]),
    ) +
    dots(scatter(random, 24, [656, grade - 16], [716, grade - 2]), '#9a8460', 3, 0.8) +
    dashed(
      inks.terracotta,
      2.4,
      line([
        [middle - 84, grade - 60],
        [700, grade - 60],
      ]),
      '10 7',
    ) +
    leader([582, 446], [middle + 168, grade + 84])
  return {
    svg,
    labels: [
      { text: 'Where the soil stood', x: 700, y: grade - 80, anchor: 'end' },
      { text: 'Root flare, back in the air', x: 560, y: 468, anchor: 'middle' },
    ],
  }
}
