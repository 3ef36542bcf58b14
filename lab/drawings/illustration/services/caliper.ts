import { fill, stroke } from '../path-batch.ts'
import { circle, numbers, polygon } from '../path.ts'
import { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import { drawGround } from '../ground/draw-ground.ts'
import {
  blades,
  box,
  dashed,
  inks,
  line,
  measure,
  moved,
  pen,
  shadow,
  sheet,
  trunk,
  type ServiceDrawing,
} from './sheet.ts'

const soil = 430
const half = 25
/** A trunk is measured six inches above the soil. */
const measured = soil - 116
const trunks = [76, 218, 360, 502, 644]

function staked(x: number, index: number): string {
  const random = new Random(`services/trunk ${index}`)
  const lean = random.gaussian() * 1.6
  const left: Point[] = [
    [x - half + 3 + lean, -20],
    [x - half + 1, 120],
    [x - half, 260],
    [x - half - 1, 360],
    [x - half - 6, 408],
    [x - half - 17, soil + 8],
  ]
  const right: Point[] = [
    [x + half - 3 + lean, -20],
    [x + half - 1, 120],
    [x + half, 260],
    [x + half + 1, 360],
    [x + half + 6, 408],
    [x + half + 17, soil + 8],
  ]
  const stake = x + 47
  const tie = (y: number) =>
    pen('#3f5a44', 5, `M${numbers(x - half + 2, y)}C${numbers(x, y + 9, stake - 6, y - 10, stake + 6, y)}`) +
    pen(
      '#6d8a70',
      1.6,
      `M${numbers(x - half + 2, y - 1)}C${numbers(x, y + 8, stake - 6, y - 11, stake + 6, y - 1)}`,
    )
  return (
    shadow(x + 10, soil + 4, 58, 8) +
    fill('#c9aa6c', box(stake, 34, 9, soil - 30)) +
    fill('#8f7442', box(stake + 6, 34, 3, soil - 30)) +
    fill('#e4cd98', box(stake, 34, 2.5, soil - 30)) +
    trunk(left, right, random, 44) +
    tie(112) +
    tie(236) +
    blades(random, [x - 52, soil + 4], [x + 56, soil + 4], { count: 30, length: 15 })
  )
}

/** A tree caliper: graduated beam, fixed jaw, sliding jaw with its lock screw. */
function tool(x: number): string {
  const top = measured - 44
  const beam = measured + 38
  const jaw = (edge: number, out: number) =>
    fill(
      '#aab4ac',
      polygon([
        [edge, top],
        [edge + out * 7, top + 3],
        [edge + out * 17, measured + 6],
        [edge + out * 22, beam],
        [edge, beam],
      ]),
    ) +
    fill(
      '#6b766e',
      polygon([
        [edge + out * 7, top + 3],
        [edge + out * 17, measured + 6],
        [edge + out * 22, beam],
        [edge + out * 13, beam],
        [edge + out * 10, measured + 6],
      ]),
    ) +
    fill('#e8ece7', box(edge + (out < 0 ? -3 : 0), top + 2, 3, beam - top - 2)) +
    stroke(
      '#3f4842',
      1.2,
      polygon([
        [edge, top],
        [edge + out * 7, top + 3],
        [edge + out * 17, measured + 6],
        [edge + out * 22, beam],
        [edge, beam],
      ]),
    )
  const ticks = (every: number, long: number) =>
    Array.from(
      { length: Math.floor(216 / every) + 1 },
      (_, i) => `M${numbers(x - half + i * every, beam + 3)}v${long}`,
    ).join('')
  const slide = x + half
  return (
    jaw(x - half, -1) +
    jaw(slide, 1) +
    fill('#dfe4de', box(x - half - 34, beam, 262, 27)) +
    fill('#8b958d', box(x - half - 34, beam + 21, 262, 6)) +
    fill('#f6f8f4', box(x - half - 34, beam, 262, 3)) +
    stroke(inks.ink, 1, ticks(6.25, 6)) +
    stroke(inks.ink, 1.5, ticks(25, 12)) +
    // The slide rides on the beam; its window shows the inch.
    fill('#a1aba3', box(slide - 3, beam - 7, 64, 41)) +
    fill('#6d776f', box(slide - 3, beam + 27, 64, 7)) +
    fill('#c9d0ca', box(slide - 3, beam - 7, 64, 5)) +
    fill('#f4efe0', box(slide + 4, beam + 3, 30, 16)) +
    stroke('#4a524c', 1, box(slide + 4, beam + 3, 30, 16)) +
    stroke(
      inks.ink,
      1.2,
      `M${numbers(slide + 10, beam + 3)}v10M${numbers(slide + 16, beam + 3)}v6M${numbers(slide + 22, beam + 3)}v6M${numbers(slide + 28, beam + 3)}v10`,
    ) +
    fill('#5c665e', box(slide + 43, beam - 18, 8, 12)) +
    fill('#7d877f', circle(slide + 47, beam - 23, 9)) +
    stroke(
      '#3f4842',
      1.2,
      Array.from({ length: 5 }, (_, i) => `M${numbers(slide + 41 + i * 3, beam - 30)}v14`).join(''),
    ) +
    fill('#5c665e', box(x + 196, beam - 5, 9, 37)) +
    fill('#8b958d', box(x + 196, beam - 5, 3, 37))
  )
}

/** Supply: a row of trunks of one size, and the tool that proves it. */
export function drawCaliper(): ServiceDrawing {
  const svg =
    moved(
      0,
      soil,
      drawGround('caliche', sheet.width, sheet.height - soil, { seed: 'services/caliper', unit: 1.1 }),
    ) +
    trunks.map(staked).join('') +
    dashed(
      inks.terracotta,
      2,
      line([
        [16, measured],
        [704, measured],
      ]),
      '4 8',
    ) +
    tool(218) +
    measure(154, measured, soil)
  return {
    svg,
    labels: [
      { text: '6 in', x: 144, y: (measured + soil) / 2 + 22, anchor: 'end' },
      { text: 'Five trunks, one caliper', x: 700, y: 488, anchor: 'end' },
    ],
  }
}
