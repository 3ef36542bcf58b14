import { fill, stroke } from '../path-batch.ts'
import { circle, numbers, polygon, smoothPath } from '../path.ts'
import { Random } from '../random.ts'
import { fullTurn, type Point } from '../vector.ts'
import { box, inks, line, pen, type ServiceDrawing } from './sheet.ts'

const pencil = inks.ink

/** A plant from above as draftsmen show it: its grown spread, radial branches, the trunk in the middle. */
function crown(x: number, y: number, radius: number, color: string, spokes: number): string {
  const random = new Random(`services/crown ${x} ${y}`)
  const scallops = Math.max(9, Math.round(radius / 2.2))
  const rim = Array.from({ length: scallops * 2 }, (_, i): Point => {
    const angle = (i / (scallops * 2)) * fullTurn
    const reach = radius * (1 + (i % 2 === 0 ? 0.05 : -0.03) + random.gaussian() * 0.02)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  let branches = ''
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * fullTurn + random.gaussian() * 0.07
    const reach = radius * random.between(0.5, 0.93)
    const fork = angle + random.between(-0.25, 0.25)
    branches += line([
      [x + Math.cos(angle) * radius * 0.1, y + Math.sin(angle) * radius * 0.1],
      [x + Math.cos(angle) * reach * 0.6, y + Math.sin(angle) * reach * 0.6],
      [x + Math.cos(fork) * reach, y + Math.sin(fork) * reach],
    ])
  }
  const lit = rim.map(([a, b]): Point => [
    x + (a - x) * 0.56 - radius * 0.2,
    y + (b - y) * 0.56 - radius * 0.22,
  ])
  return (
    fill('#56604a', smoothPath(rim.map(([a, b]): Point => [a + radius * 0.15, b + radius * 0.17])), 0.2) +
    fill(color, smoothPath(rim), 0.66) +
    fill('#ffffff', smoothPath(lit), 0.2) +
    pen(pencil, 0.8, branches, 0.5) +
    stroke(pencil, 1.4, smoothPath(rim)) +
    fill(pencil, circle(x, y, Math.max(2, radius * 0.05)))
  )
}

const oak = '#8fa067'
const redbud = '#c67aa4'
const [cenizo, gold] = ['#a9b6a4', '#d9b44e']

const crowns: readonly (readonly [x: number, y: number, radius: number, color: string, spokes: number])[] = [
  [150, 168, 74, oak, 30],
  [566, 372, 80, oak, 32],
  [432, 352, 36, redbud, 20],
  [150, 342, 38, redbud, 20],
  ...(
    [
      [238, 292],
      [268, 298],
      [408, 296],
      [440, 290],
      [468, 298],
      [212, 362],
      [296, 408],
      [326, 432],
    ] as const
  ).map(([x, y], index) => [x, y, 14, index % 3 === 0 ? gold : cenizo, 11] as const),
]

/** Design: the yard from above on tracing paper. */
export function drawPlan(): ServiceDrawing {
  let grid = ''
  for (let x = 70; x < 660; x += 36) grid += `M${x} 44V478`
  for (let y = 52; y < 480; y += 36) grid += `M62 ${y}H660`
  const sheetOfPaper =
    fill('#b9af98', box(70, 44, 600, 446), 0.35) +
    fill('#fbf7ec', box(60, 34, 600, 446)) +
    fill('#e9eee4', box(60, 34, 600, 446), 0.6) +
    // A second, earlier sheet shows through the tracing paper.
    pen(
      '#9aa595',
      1.2,
      'M92 96C180 60 300 80 420 70S600 96 640 80M100 456C200 430 330 470 470 446S610 450 640 436',
      0.45,
    ) +
    stroke('#9fb0a0', 0.7, grid, 0.4)
  const house =
    fill('#e3d8c0', box(232, 96, 270, 158)) +
    fill(
      '#d2c4a6',
      polygon([
        [232, 254],
        [312, 175],
        [422, 175],
        [502, 254],
      ]),
    ) +
    fill(
      '#efe7d6',
      polygon([
        [232, 96],
        [312, 175],
        [232, 254],
      ]),
    ) +
    pen(pencil, 1.7, 'M222 96H512M502 86V264M512 254H222M232 264V86') +
    pen(pencil, 1.1, 'M232 96L312 175H422L502 96M232 254L312 175M422 175L502 254', 0.75) +
    fill('#efe7d6', box(306, 254, 100, 22)) +
    pen(pencil, 1.3, 'M306 254V276H406V254')
  const drive =
    fill('#d9d2c2', box(512, 160, 146, 68), 0.75) +
    pen(pencil, 1.3, 'M512 160H658M512 228H658') +
    pen(inks.soft, 1, 'M560 160V228M608 160V228', 0.5)
  const path =
    fill(
      '#efe7d6',
      'M346 276C344 340 312 366 246 404S186 452 176 478L210 480C222 460 236 440 276 418S372 352 372 276z',
      0.8,
    ) +
    pen(
      inks.soft,
      1.4,
      'M346 276C344 340 312 366 246 404S186 452 176 478M372 276C372 352 328 386 276 418S222 460 210 480',
    )
  const bed = pen(
    pencil,
    1.2,
    'M204 300C208 276 232 270 300 272M412 272C470 266 506 276 508 300C506 322 462 318 410 316',
    0.6,
  )
  const north =
    pen(pencil, 1.8, 'M606 140V82M596 98L606 82L616 98') + pen(pencil, 1.8, 'M600 74V58L612 74V58')
  const scaleBar =
    pen(pencil, 1.6, 'M420 462h144M420 455v14M492 455v14M564 455v14') + fill(pencil, box(420, 459, 72, 6))
  const tape = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('#e6ddbe', box(-44, -13, 88, 26), 0.85)}${stroke('#cfc39c', 1, 'M-44 -13v26M44 -13v26')}</g>`
  const pencilOnTop =
    `<g transform="translate(566 492) rotate(-31)">` +
    fill('#8d8571', box(-6, 4, 176, 12), 0.25) +
    fill('#c99a1e', box(0, -8, 170, 16)) +
    fill('#e3c05a', box(0, -8, 170, 5)) +
    fill('#9c7613', box(0, 3, 170, 5)) +
    fill(
      '#ead7b4',
      polygon([
        [0, -8],
        [-28, 0],
        [0, 8],
      ]),
    ) +
    fill(
      pencil,
      polygon([
        [-17, -3],
        [-28, 0],
        [-17, 3],
      ]),
    ) +
    '</g>'
  // One dimension: the oak's grown spread against the house.
  const spread = pen(inks.terracotta, 1.6, `M${numbers(76, 258)}H224M76 250v16M224 250v16`)
  const svg =
    `<g transform="rotate(-2 360 260)">${sheetOfPaper}${drive}${house}${path}${bed}` +
    crowns.map((one) => crown(...one)).join('') +
    `${spread}${north}${scaleBar}${tape(70, 40, -38)}${tape(654, 36, 36)}</g>${pencilOnTop}`
  return {
    svg,
    labels: [
      { text: 'Grown width', x: 146, y: 290, anchor: 'middle' },
      { text: '20 ft', x: 496, y: 436, anchor: 'middle' },
    ],
  }
}
