import { fill, stroke } from '../path-batch.ts'
import { circle, leafDab, numbers, polygon, ribbon, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { fullTurn, type Point } from '../vector.ts'
import { drawGround } from '../ground/draw-ground.ts'
import {
  blades,
  box,
  dashed,
  inks,
  leader,
  line,
  measure,
  moved,
  pen,
  shadow,
  sheet,
  type ServiceDrawing,
} from './sheet.ts'

const road = 436
const perFoot = 24.5
const x = (feet: number) => 22 + feet * perFoot
const y = (feet: number) => road - feet * perFoot
const outline = (points: readonly Point[]) => polygon(points.map(([across, up]) => [x(across), y(up)]))
const soft = (points: readonly Point[]) => smoothPath(points.map(([across, up]) => [x(across), y(up)]))
const plate = (left: number, bottom: number, width: number, height: number) =>
  box(x(left), y(bottom + height), width * perFoot, height * perFoot)

const wheel = (at: number) => {
  const [cx, cy] = [x(at), y(1.6)]
  const nuts = Array.from({ length: 8 }, (_, i) =>
    circle(cx + Math.cos((i / 8) * fullTurn) * 11, cy + Math.sin((i / 8) * fullTurn) * 11, 1.5),
  )
  return (
    fill('#2b2a27', circle(cx, cy, 37)) +
    stroke('#45433d', 2, circle(cx, cy, 32)) +
    fill('#d3d1c6', circle(cx, cy, 21)) +
    fill('#a5a396', circle(cx, cy, 16)) +
    fill('#6a685e', nuts.join('')) +
    fill('#8a887c', circle(cx, cy, 6))
  )
}

/** A crown drawn in with rope and wrapped in shade net; the trunk's foot is at the origin. */
function nettedTree(): string {
  const random = new Random('services/netted tree')
  const [foot, base, top, most] = [1.7, 4.1, 12.4, 1.55].map((feet) => feet * perFoot) as [
    number,
    number,
    number,
    number,
  ]
  const halfAt = (t: number) => most * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.86)) ** 0.8 * (1 - 0.3 * t)
  const heights = Array.from({ length: 15 }, (_, i) => i / 14)
  const edge = (side: number): Point[] =>
    heights.map((t) => [side * halfAt(t) * (1 + 0.05 * Math.sin(t * 38 + side)), -(base + (top - base) * t)])
  const bundle = smoothPath([...edge(-1), ...edge(1).toReversed()])
  const leaves = new Map<string, string>()
  for (let i = 0; i < 300; i++) {
    const t = random.next()
    const side = random.between(-1, 1)
    const color =
      side < -0.25
        ? random.pick(['#8aa063', '#7b9257', '#6c854d'])
        : side < 0.4
          ? random.pick(['#5d7745', '#6c854d', '#4c663b'])
          : random.pick(['#3c5632', '#4c663b'])
    leaves.set(
      color,
      (leaves.get(color) ?? '') +
        leafDab(
          'lens',
          side * halfAt(t),
          -(base + (top - base) * t),
          11,
          3.4,
          -Math.PI / 2 + random.gaussian() * 0.7,
        ),
    )
  }
  // The net's two sets of threads follow the bundle's girth.
  let net = ''
  for (const turn of [-1, 1])
    for (let start = -1.6; start < 1.6; start += 0.16) {
      const thread = heights.map((t): Point => {
        const around = (start + t * 1.5) * turn
        return [Math.sin(around * 1.4) * halfAt(t), -(base + (top - base) * t)]
      })
      net += line(thread)
    }
  const cords = [0.1, 0.36, 0.62, 0.86].map((t) => {
    const half = halfAt(t) + 1
    return `M${numbers(-half, -(base + (top - base) * t))}q${numbers(half, 7, 2 * half, 0)}`
  })
  const [rim, floor] = [1.14 * perFoot, 0.92 * perFoot]
  return (
    fill(
      '#2f2e2a',
      polygon([
        [-rim, -foot],
        [rim, -foot],
        [floor, 0],
        [-floor, 0],
      ]),
    ) +
    fill(
      '#57554d',
      polygon([
        [-rim * 0.86, -foot],
        [-rim * 0.5, -foot],
        [-floor * 0.5, 0],
        [-floor * 0.84, 0],
      ]),
    ) +
    fill(
      '#1d1c1a',
      polygon([
        [rim * 0.4, -foot],
        [rim, -foot],
        [floor, 0],
        [floor * 0.4, 0],
      ]),
      0.6,
    ) +
    fill('#45433d', box(-rim - 2, -foot - 4, 2 * rim + 4, 7)) +
    fill(
      '#6d6154',
      smoothPath(
        ribbon(
          [
            [0, -foot],
            [2, -foot - 30],
            [0, -base - 20],
          ],
          (t) => 5.5 - t,
        ),
      ),
    ) +
    fill(
      '#a1937f',
      smoothPath(
        ribbon(
          [
            [-2, -foot],
            [0, -foot - 30],
            [-2, -base - 20],
          ],
          () => 1.4,
        ),
      ),
      0.8,
    ) +
    fill('#4c663b', bundle) +
    [...leaves].map(([color, path]) => fill(color, path)).join('') +
    fill('#1f2b20', bundle, 0.1) +
    stroke('#20301f', 0.8, net, 0.62) +
    stroke('#e4dcc4', 2, cords.join(''))
  )
}

/** One-gallon grasses that ride under the crown. */
function smallPots(): string {
  const random = new Random('services/small pots')
  return [1.1, 2.7, 4.3]
    .map((at) => {
      const foot: Point = [x(at), y(3.75)]
      const pot = polygon([
        [foot[0] - 12, foot[1] - 20],
        [foot[0] + 12, foot[1] - 20],
        [foot[0] + 9, foot[1]],
        [foot[0] - 9, foot[1]],
      ])
      return (
        blades(random, [foot[0] - 8, foot[1] - 20], [foot[0] + 8, foot[1] - 20], {
          count: 22,
          length: 34,
          colors: ['#7f945c', '#5f7a45', '#9dab74'],
        }) +
        fill('#35342f', pot) +
        fill('#5c5a52', box(foot[0] - 10, foot[1] - 19, 5, 18)) +
        fill('#45433d', box(foot[0] - 13, foot[1] - 22, 26, 4))
      )
    })
    .join('')
}

function cab(): string {
  const at = (points: readonly Point[]): Point[] => points.map(([across, up]) => [14.5 + across, up])
  const body = at([
    [0, 2.1],
    [0, 7.9],
    [0.15, 8.15],
    [3.1, 8.3],
    [3.5, 8.15],
    [4.75, 5.75],
    [7.3, 5.35],
    [7.95, 5.1],
    [8.15, 4.7],
    [8.2, 2.3],
    [7.6, 2.1],
  ])
  const glass = at([
    [2.1, 5.75],
    [2.1, 7.6],
    [3.2, 7.65],
    [4.2, 5.75],
  ])
  const rear = at([
    [0.5, 5.75],
    [0.5, 7.55],
    [1.75, 7.58],
    [1.75, 5.75],
  ])
  return (
    fill('#3f6a49', outline(body)) +
    fill(
      '#6d9272',
      outline(
        at([
          [0.15, 8.15],
          [3.1, 8.3],
          [3.4, 8.12],
          [0.1, 7.9],
        ]),
      ),
    ) +
    fill(
      '#5d8664',
      outline(
        at([
          [4.75, 5.75],
          [7.3, 5.35],
          [7.95, 5.1],
          [8.1, 4.8],
          [4.6, 5.35],
        ]),
      ),
      0.9,
    ) +
    fill(
      '#274a32',
      outline(
        at([
          [0, 2.1],
          [0, 3.2],
          [8.18, 3],
          [8.2, 2.3],
          [7.6, 2.1],
        ]),
      ),
      0.75,
    ) +
    fill('#a9bcb5', outline(glass)) +
    fill('#a9bcb5', outline(rear)) +
    fill(
      '#d7e2dc',
      outline(
        at([
          [2.1, 6.5],
          [2.1, 7.6],
          [2.8, 7.62],
        ]),
      ),
    ) +
    fill(
      '#d7e2dc',
      outline(
        at([
          [0.5, 6.6],
          [0.5, 7.55],
          [1.2, 7.57],
        ]),
      ),
    ) +
    stroke(
      '#21402b',
      1.4,
      line(
        at([
          [1.92, 8],
          [1.92, 2.3],
        ]).map(([a, b]) => [x(a), y(b)]),
      ) +
        line(
          at([
            [4.4, 5.6],
            [4.5, 4.2],
            [4.3, 2.6],
          ]).map(([a, b]) => [x(a), y(b)]),
        ) +
        line(
          at([
            [0.2, 5.5],
            [4.6, 5.35],
          ]).map(([a, b]) => [x(a), y(b)]),
        ),
    ) +
    // Door handle, mirror, wipers' cowl, grille, headlight, bumper, step, tank, stack.
    fill('#d9d8cd', plate(16.7, 4.75, 0.5, 0.14)) +
    fill('#2b2a27', plate(18.95, 5.95, 0.28, 0.95)) +
    stroke(
      '#2b2a27',
      2,
      line([
        [x(18.3), y(6.5)],
        [x(19), y(6.5)],
      ]),
    ) +
    fill('#22201d', plate(22.35, 3.1, 0.36, 1.5)) +
    stroke(
      '#8d8b80',
      1,
      [3.3, 3.6, 3.9, 4.2]
        .map((up) =>
          line([
            [x(22.35), y(up)],
            [x(22.7), y(up)],
          ]),
        )
        .join(''),
    ) +
    fill(
      '#f4e6b8',
      soft([
        [21.9, 4.1],
        [21.9, 4.65],
        [22.4, 4.65],
        [22.45, 4.1],
      ]),
    ) +
    fill('#c98a3a', plate(21.35, 4.2, 0.35, 0.3)) +
    fill(
      '#c7c5ba',
      soft([
        [21.6, 1.75],
        [21.6, 2.35],
        [23, 2.4],
        [23.1, 2],
        [23, 1.75],
      ]),
    ) +
    fill('#8d8b80', plate(21.7, 1.75, 1.35, 0.2)) +
    fill('#a3a196', plate(14.6, 1.5, 3.1, 0.75)) +
    fill('#d3d1c6', plate(14.6, 2.05, 3.1, 0.16)) +
    fill('#45433d', plate(15, 1.3, 2.4, 0.16)) +
    fill('#b9b7ab', plate(14.2, 3, 0.24, 6.1)) +
    fill('#e6e4da', plate(14.2, 3, 0.08, 6.1)) +
    // The wheel well is dark, so the wheel sits in it.
    fill('#1d1c1a', circle(x(20.4), y(1.75), 43)) +
    stroke('#55805d', 5, `M${numbers(x(20.4) - 44, y(1.75))}a44 44 0 0 1 88 0`)
  )
}

const limbLeaves = (random: Random, points: readonly Point[]) => {
  const paths = new Map<string, string>()
  for (const [px, py] of points)
    for (let i = 0; i < 30; i++) {
      const color = random.pick(['#5d7745', '#4c663b', '#7b9257', '#3c5632'])
      paths.set(
        color,
        (paths.get(color) ?? '') +
          leafDab(
            'lens',
            px + random.gaussian() * 17,
            py + random.gaussian() * 11,
            10,
            3.4,
            random.between(0.2, 2.9),
          ),
      )
    }
  return [...paths].map(([color, path]) => fill(color, path)).join('')
}

/** Delivery: a netted, strapped tree on a flatbed, and the limb it has to pass under. */
export function drawTruck(): ServiceDrawing {
  const random = new Random('services/truck')
  const lowest = 150
  const limb: Point[] = [
    [760, 40],
    [690, 74],
    [630, 86],
    [560, 112],
  ]
  const svg =
    moved(
      0,
      road,
      drawGround('limestone', sheet.width, sheet.height - road, { seed: 'services/road', unit: 1 }),
    ) +
    shadow(x(11), road + 3, 285, 9) +
    fill('#5f554a', smoothPath(ribbon(limb, (t) => 15 - t * 12))) +
    fill(
      '#8b7f6e',
      smoothPath(
        ribbon(
          limb.map(([a, b]): Point => [a, b - 4]),
          (t) => 4 - t * 3,
        ),
      ),
      0.8,
    ) +
    fill(
      '#5f554a',
      smoothPath(
        ribbon(
          [
            [640, 84],
            [604, 96],
            [580, 132],
          ],
          (t) => 6 - t * 4.5,
        ),
      ),
    ) +
    limbLeaves(random, [
      [560, 108],
      [590, 92],
      [620, 74],
      [655, 62],
      [690, 52],
      [706, 84],
      [578, 134],
      [600, 120],
      [640, 104],
      [676, 100],
    ]) +
    // Frame and deck.
    fill('#3a352d', plate(0.4, 2.35, 21, 0.5)) +
    fill('#22201d', plate(1.2, 1.3, 0.18, 1.2)) +
    smallPots() +
    moved(x(11.7), y(3.95), nettedTree(), ' rotate(-67)') +
    fill('#8b7a5f', plate(6.3, 3.75, 0.3, 2.6)) +
    fill('#6b5d48', plate(6.5, 3.75, 0.1, 2.6)) +
    fill('#b08d62', plate(5.9, 6.25, 1.1, 0.3)) +
    fill('#6e6353', plate(0, 3.2, 14, 0.55)) +
    fill('#b0a283', plate(0, 3.62, 14, 0.14)) +
    stroke(
      '#4a4236',
      1,
      [2, 4, 6, 8, 10, 12]
        .map((at) =>
          line([
            [x(at), y(3.6)],
            [x(at), y(3.2)],
          ]),
        )
        .join(''),
    ) +
    fill('#8c2f20', plate(0, 3.28, 0.35, 0.3)) +
    // Rack behind the cab.
    stroke(
      '#4a4740',
      5,
      line([
        [x(13.8), y(3.7)],
        [x(13.8), y(8)],
      ]),
    ) +
    stroke(
      '#4a4740',
      4,
      line([
        [x(13.6), y(8)],
        [x(14.3), y(8)],
      ]),
    ) +
    // Ratchet straps.
    pen(
      inks.terracotta,
      4,
      `M${numbers(x(12.6), y(3.6))}L${numbers(x(11.9), y(5.5))}L${numbers(x(11.05), y(5.85))}L${numbers(x(9.6), y(3.6))}`,
    ) +
    pen(
      inks.terracotta,
      4,
      `M${numbers(x(8), y(3.6))}L${numbers(x(7.25), y(7.3))}L${numbers(x(6.5), y(7.6))}L${numbers(x(5.2), y(3.6))}`,
    ) +
    fill('#4a4740', plate(12.35, 3.85, 0.5, 0.55)) +
    fill('#4a4740', plate(7.7, 3.85, 0.5, 0.55)) +
    cab() +
    wheel(3.5) +
    wheel(20.4) +
    // The pole and the limb's height.
    dashed(
      inks.ink,
      1.6,
      line([
        [14, lowest],
        [676, lowest],
      ]),
      '8 6',
    ) +
    fill('#cbb98f', box(668, lowest - 4, 7, road - lowest + 4)) +
    fill('#9a8558', box(672.5, lowest - 4, 2.5, road - lowest + 4)) +
    stroke(
      inks.terracotta,
      7,
      Array.from({ length: 6 }, (_, i) => `M671.5 ${road - 24 - i * 46}v-22`).join(''),
    ) +
    measure(694, lowest, road) +
    blades(random, [0, road + 2], [sheet.width, road + 2], { count: 70, length: 11 }) +
    leader([170, 92], [150, 236])
  return {
    svg,
    labels: [
      { text: 'Crown tied in and covered', x: 170, y: 78, anchor: 'middle' },
      { text: 'Tell us the lowest limb on the way in', x: 664, y: 28, anchor: 'end' },
    ],
  }
}
