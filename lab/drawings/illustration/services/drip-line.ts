import { fill, stroke } from '../path-batch.ts'
import { circle, leafDab, numbers, ribbon, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { mixNumbers, type Point } from '../vector.ts'
import { drawGround } from '../ground/draw-ground.ts'
import {
  blades,
  box,
  dots,
  inks,
  leader,
  moved,
  pen,
  root,
  scatter,
  sheet,
  type ServiceDrawing,
} from './sheet.ts'

const grade = 196
const pipe = grade + 44
const emitters = [356, 476, 596]

/** A mound of damianita: gray-green needles and small gold flowers. */
function shrub(x: number, y: number, size: number): string {
  const random = new Random('services/damianita')
  const paths = new Map<string, string>()
  const add = (color: string, path: string) => paths.set(color, (paths.get(color) ?? '') + path)
  for (let i = 0; i < 220; i++) {
    const angle = random.between(-Math.PI * 0.98, -Math.PI * 0.02)
    const reach = size * Math.sqrt(random.next())
    const lit = angle < -Math.PI * 0.55
    const color = lit
      ? random.pick(['#8f9f6b', '#7d8f5c', '#a5b184'])
      : random.pick(['#5f7348', '#6d8052', '#4c5f3c'])
    add(
      color,
      leafDab(
        'lens',
        x + Math.cos(angle) * reach * 1.15,
        y + Math.sin(angle) * reach * 0.86,
        17,
        2.6,
        angle + random.gaussian() * 0.4,
      ),
    )
  }
  let flowers = ''
  const heads: Point[] = []
  for (let i = 0; i < 46; i++) {
    const angle = random.between(-Math.PI * 0.97, -Math.PI * 0.03)
    const reach = size * random.between(0.5, 1.02)
    const at: Point = [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.9 - 8]
    heads.push(at)
    for (let petal = 0; petal < 6; petal++)
      flowers += leafDab('round', at[0], at[1], 6.4, 2.1, petal * 1.05 + i)
  }
  return (
    [...paths].map(([color, path]) => fill(color, path)).join('') +
    fill('#e2b93f', flowers) +
    dots(heads, '#a9761c', 4)
  )
}

/** Landscaping: the lawn rolled back, mulch and a drip line in its place, water where the roots are. */
export function drawDripLine(): ServiceDrawing {
  const random = new Random('services/drip line')
  const wet = emitters.map((x) =>
    (
      [
        [1, 0.28],
        [0.74, 0.3],
        [0.48, 0.36],
      ] as const
    )
      .map(([size, opacity]) =>
        fill(
          '#3e5a68',
          smoothPath(
            [
              [-8, 0],
              [-40, 34],
              [-50, 74],
              [-24, 108],
              [24, 108],
              [50, 74],
              [40, 34],
              [8, 0],
            ].map(([a, b]): Point => [x + (a ?? 0) * size, pipe + (b ?? 0) * size]),
          ),
          opacity,
        ),
      )
      .join(''),
  )
  const roots = [
    [-1.1, 0.7],
    [1.1, 0.7],
    [0.45, 1.2],
    [-0.5, 1.2],
    [-0.1, 1.4],
  ].map(([across = 0, down = 1]) => {
    const points: Point[] = [[476, grade + 2]]
    for (let i = 1; i <= 8; i++)
      points.push([
        476 + across * i * 14 + random.gaussian() * 4,
        grade + down * i * 12 + random.gaussian() * 3,
      ])
    return root(points, 10, ['#cdb083', '#e8d5ae'])
  })
  const mulch = new Map<string, string>()
  for (let i = 0; i < 230; i++) {
    const [x, y] = [random.between(318, sheet.width + 10), grade - 13 + Math.abs(random.gaussian()) * 10]
    const [angle, reach] = [random.gaussian() * 0.5, random.between(10, 24)]
    const color = random.pick(inks.mulch)
    mulch.set(
      color,
      `${mulch.get(color) ?? ''}M${numbers(x, y)}l${numbers(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.5)}`,
    )
  }
  // The roll of sod: soil outside, grass inside.
  const roll = Array.from({ length: 30 }, (_, i): Point => {
    const t = i / 29
    const angle = mixNumbers(Math.PI * 0.5, -Math.PI * 2.1, t)
    const reach = mixNumbers(52, 15, t)
    return [270 + Math.cos(angle) * reach, grade - 46 + Math.sin(angle) * reach]
  })
  const inner = roll.map(([x, y], i): Point => [
    mixNumbers(x, 270, 0.2 + i * 0.004),
    mixNumbers(y, grade - 46, 0.2 + i * 0.004),
  ])
  const svg =
    moved(
      0,
      grade,
      drawGround('limestone', sheet.width, sheet.height - grade, { seed: 'services/drip', unit: 2.2 }),
    ) +
    fill(
      '#6a5640',
      smoothPath([
        [-20, grade - 6],
        [-20, grade - 6],
        [200, grade - 8],
        [480, grade - 4],
        [740, grade - 6],
        [740, grade - 6],
        [740, grade + 150],
        [600, grade + 162],
        [430, grade + 144],
        [230, grade + 160],
        [-20, grade + 146],
        [-20, grade + 146],
      ]),
    ) +
    dots(scatter(random, 150, [0, grade + 8], [sheet.width, grade + 138]), '#43372a', 3, 0.55) +
    dots(scatter(random, 110, [0, grade + 8], [sheet.width, grade + 138]), '#a48d68', 3.2, 0.65) +
    wet.join('') +
    roots.join('') +
    // The old lawn keeps its mat of roots.
    fill(
      '#4d3f2d',
      smoothPath([
        [-20, grade - 16],
        [-20, grade - 16],
        [140, grade - 20],
        [262, grade - 12],
        [284, grade + 2],
        [262, grade + 24],
        [130, grade + 28],
        [-20, grade + 24],
        [-20, grade + 24],
      ]),
    ) +
    pen(
      '#8a7350',
      1.2,
      Array.from(
        { length: 46 },
        () =>
          `M${numbers(random.between(0, 250), grade + random.between(-6, 10))}q${numbers(random.gaussian() * 4, 9, random.gaussian() * 5, random.between(12, 22))}`,
      ).join(''),
      0.6,
    ) +
    fill('#4d3f2d', smoothPath(ribbon(roll, (t) => 15 - t * 4))) +
    fill('#7e9a4e', smoothPath(ribbon(inner, (t) => 7 - t * 3))) +
    pen(
      '#587739',
      1.6,
      inner
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]) => `M${numbers(x, y)}l${numbers((270 - x) * 0.3, (grade - 46 - y) * 0.3)}`)
        .join(''),
    ) +
    blades(random, [-6, grade - 12], [246, grade - 14], { count: 250, length: 34, colors: inks.lawn }) +
    [...mulch].map(([color, path]) => pen(color, 4.6, path)).join('') +
    pen('#2a2724', 12, `M316 ${pipe}C400 ${pipe - 5} 560 ${pipe + 6} 740 ${pipe}`) +
    pen('#7a746a', 2.4, `M316 ${pipe - 3}C400 ${pipe - 8} 560 ${pipe + 3} 740 ${pipe - 3}`) +
    emitters
      .map(
        (x) =>
          fill('#4a5c66', box(x - 10, pipe - 9, 20, 18)) +
          stroke('#93a8b3', 1.4, box(x - 10, pipe - 9, 20, 18)) +
          fill('#8db4c6', circle(x, pipe + 15, 4.2)),
      )
      .join('') +
    shrub(476, grade + 2, 84) +
    [...mulch]
      .slice(0, 2)
      .map(([color, path]) =>
        pen(
          color,
          4.6,
          path
            .split('M')
            .filter((_, i) => i % 5 === 0 && i > 0)
            .map((part) => `M${part}`)
            .join(''),
        ),
      )
      .join('') +
    leader([646, 104], [644, grade - 8]) +
    leader([190, 440], [350, pipe + 76])
  return {
    svg,
    labels: [
      { text: 'Lawn', x: 70, y: grade - 66, anchor: 'middle' },
      { text: 'Mulch', x: 648, y: 88, anchor: 'middle' },
      { text: 'Water goes to the roots', x: 180, y: 462, anchor: 'middle' },
    ],
  }
}
