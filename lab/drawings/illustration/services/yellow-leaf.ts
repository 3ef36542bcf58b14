import { fill, stroke } from '../path-batch.ts'
import { numbers, ribbon, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { mixNumbers, type Point } from '../vector.ts'
import { lobedOutlines } from '../detail/leaves/lobed-outlines.ts'
import { leader, pen, shadow, type ServiceDrawing } from './sheet.ts'

const half = lobedOutlines['red-oak'] ?? []
const length = 424
const halfWidth = 168

/** The leaf's own axes: along from the stalk to the tip, across to either side. */
const place = ([along, across]: Point, side: number): Point => [
  26 * Math.sin(along * 2.3) + side * across * halfWidth,
  -along * length - side * across * 10,
]
const outline = [
  ...half.map((point) => place(point, -1)),
  ...half.map((point) => place(point, 1)).toReversed(),
]
const middle = Array.from({ length: 14 }, (_, i) => place([(i / 13) * 0.985, 0], 0))

/** Where each side vein ends: a bristle at the tip of a lobe. */
const veinEnds: readonly Point[] = [
  [0.16, 0.56],
  [0.41, 0.78],
  [0.575, 0.92],
  [0.83, 0.54],
  [0.935, 0.13],
]
const veinStarts = [0.1, 0.27, 0.36, 0.64, 0.86]

function veins(): { main: string; fine: string } {
  const random = new Random('services/leaf veins')
  let [main, fine] = ['', '']
  for (const side of [-1, 1])
    for (const [index, end] of veinEnds.entries()) {
      const from = place([(veinStarts[index] ?? 0) + (side > 0 ? 0.012 : 0), 0], side)
      const to = place(end, side)
      const bow: Point = [mixNumbers(from[0], to[0], 0.5), mixNumbers(from[1], to[1], 0.34)]
      main += `M${numbers(...from)}Q${numbers(...bow, ...to)}`
      for (let i = 1; i < 8; i++) {
        const t = i / 8
        const at: Point = [
          (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bow[0] + t * t * to[0],
          (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bow[1] + t * t * to[1],
        ]
        for (const turn of [-1, 1]) {
          const reach = random.between(16, 30)
          fine += `M${numbers(...at)}q${numbers(side * 8, turn * reach * 0.5 - 4, side * 13, turn * reach - 5)}`
        }
      }
    }
  for (let i = 2; i < 26; i++) {
    const at = place([i / 27, 0], 0)
    for (const side of [-1, 1])
      fine += `M${numbers(...at)}q${numbers(side * 10, -8, side * random.between(14, 26), -random.between(12, 20))}`
  }
  return { main, fine }
}

/** Scorched margins, as on a leaf that has been short of iron for a summer. */
function scorch(): string {
  const random = new Random('services/scorch')
  return (
    [
      [0.17, 0.6, -1],
      [0.58, 0.98, 1],
      [0.84, 0.58, -1],
      [0.4, 0.82, 1],
      [0.97, 0.06, 1],
    ] as const
  )
    .map(([along, across, side]) => {
      const [x, y] = place([along, across], side)
      const spot = Array.from({ length: 9 }, (_, i): Point => {
        const angle = (i / 9) * Math.PI * 2
        return [x + Math.cos(angle) * random.between(10, 19), y + Math.sin(angle) * random.between(10, 19)]
      })
      return fill('#a5733a', smoothPath(spot), 0.85) + stroke('#7e5526', 1.4, smoothPath(spot), 0.4)
    })
    .join('')
}

/** Horticulture: a red oak leaf from limy ground, the blade gone yellow and the veins still green, and a sound one. */
export function drawYellowLeaf(): ServiceDrawing {
  const { main, fine } = veins()
  const edge = smoothPath(outline)
  const rib = (width: number) => smoothPath(ribbon(middle, (t) => width * (1 - t * 0.86)))
  const stalk: Point[] = [
    [2, -30],
    [0, 6],
    [-5, 34],
    [-18, 62],
  ]
  const leaf =
    `<clipPath id="blade"><path d="${edge}"/></clipPath>` +
    fill('#ecd468', edge) +
    '<g clip-path="url(#blade)">' +
    fill(
      '#c9a53a',
      smoothPath([
        [0, 10],
        [26, -200],
        [20, -430],
        [230, -430],
        [230, 10],
      ]),
      0.38,
    ) +
    fill(
      '#f7e9a2',
      smoothPath([
        [-200, -60],
        [-150, -330],
        [-40, -400],
        [-70, -220],
        [-90, -60],
      ]),
      0.35,
    ) +
    pen('#c6c95c', 24, main, 0.5) +
    pen('#a3b650', 13, main, 0.7) +
    pen('#a9b552', 2.6, fine, 0.8) +
    pen('#4f7a35', 3.6, main) +
    pen('#93ab48', 26, smoothPath(middle, false), 0.75) +
    scorch() +
    '</g>' +
    fill('#3f6a2e', rib(5.5)) +
    stroke('#7c6a24', 1.8, edge, 0.85) +
    fill('#6f7a3a', smoothPath(ribbon(stalk, (t) => 5.5 - t * 1.6)))
  const sound =
    fill('#5f7e47', edge) +
    `<g clip-path="url(#blade)">${fill(
      '#43603a',
      smoothPath([
        [0, 10],
        [26, -200],
        [20, -430],
        [230, -430],
        [230, 10],
      ]),
      0.35,
    )}${pen('#8aa568', 2, fine, 0.6)}</g>` +
    pen('#a9bf85', 3.6, main) +
    fill('#bccd9c', rib(5)) +
    stroke('#34502b', 4, edge) +
    fill('#6f7a3a', smoothPath(ribbon(stalk, (t) => 6 - t * 1.6)))
  const svg =
    shadow(300, 492, 150, 12) +
    `<g transform="translate(292 446)">${leaf}</g>` +
    `<g transform="translate(600 440) rotate(12) scale(.4)">${sound}</g>` +
    leader([116, 112], [276, 124]) +
    leader([104, 404], [266, 318])
  return {
    svg,
    labels: [
      { text: 'Blade gone yellow', x: 96, y: 98, anchor: 'middle' },
      { text: 'Veins still green', x: 96, y: 424, anchor: 'middle' },
      { text: 'A sound leaf', x: 606, y: 484, anchor: 'middle' },
    ],
  }
}
