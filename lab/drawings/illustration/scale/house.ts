import { fill, stroke } from '../path-batch.ts'
import { Random } from '../random.ts'
import { mixNumbers } from '../vector.ts'
import { box, line, sceneryFile, shape, thick } from './foot-space.ts'
import { drawDoor, drawWindow } from './openings.ts'
import { drawStonework } from './stonework.ts'

/** The size of the house, in feet. Drawings put the plant beside it at the same scale. */
const house = { wall: 44, roof: 47, eave: 8.75, ridge: 16, chimney: 18 } as const
const shadow = '#54513F'

type Slope = {
  eave: readonly [number, number]
  bottom: number
  ridge: readonly [number, number]
  top: number
  color: string
}

/** A roof of standing-seam metal. Seams climb straight up and end at the hip. */
function drawRoof({ eave: [left, right], bottom, ridge: [from, to], top, color }: Slope): string {
  const panels = Math.round((right - left) / 1.5)
  const heightAt = (x: number) =>
    x < from
      ? mixNumbers(bottom, top, (x - left) / (from - left))
      : x > to
        ? mixNumbers(bottom, top, (right - x) / (right - to))
        : top
  const xs = Array.from({ length: panels - 1 }, (_, i) => mixNumbers(left, right, (i + 1) / panels))
  const seams = (shift: number, short: number) =>
    xs
      .map((x) =>
        line([
          [x + shift, bottom + 0.1],
          [x + shift, heightAt(x) - short],
        ]),
      )
      .join('')
  return (
    fill(
      color,
      shape([
        [left, bottom],
        [from, top],
        [to, top],
        [right, bottom],
      ]),
    ) +
    fill(
      '#6F7B73',
      shape([
        [right, bottom],
        [to, top],
        [mixNumbers(from, to, 0.86), top],
        [mixNumbers(left, right, 0.86), bottom],
      ]),
      0.18,
    ) +
    stroke('#DCE1D8', thick(0.04), seams(-0.11, 0.1), 0.75) +
    stroke('#76827A', thick(0.035), seams(0, 0.06), 0.75) +
    stroke(
      '#D9DED5',
      thick(0.14),
      line([
        [from, top],
        [to, top],
      ]),
    ) +
    fill('#E4DBC7', box(left + 0.1, bottom - 0.3, right - 0.1, bottom)) +
    fill('#8C8672', box(left + 0.1, bottom - 0.3, right - 0.1, bottom - 0.2), 0.5) +
    fill('#6F7B73', box(left, bottom - 0.04, right, bottom + 0.04))
  )
}

/** A cedar post on a stone foot. */
function drawPost(x: number, floor: number, top: number): string {
  const random = new Random(`post ${x}`)
  const grain = Array.from({ length: 6 }, () => {
    const [at, from] = [x + random.between(-0.22, 0.2), random.between(floor + 0.3, top - 2.2)]
    return line([
      [at, from],
      [at, from + random.between(0.6, 2)],
    ])
  })
  return (
    fill('#A68D6E', box(x - 0.27, floor, x + 0.27, top)) +
    fill('#846B50', box(x + 0.06, floor, x + 0.27, top), 0.75) +
    fill('#C7B08F', box(x - 0.25, floor, x - 0.13, top)) +
    stroke('#6B563F', thick(0.02), grain.join(''), 0.5) +
    fill('#DCCFB4', box(x - 0.38, floor, x + 0.38, floor + 0.32)) +
    fill('#A99B7F', box(x + 0.08, floor, x + 0.38, floor + 0.32), 0.5)
  )
}

const porch = { left: -8, right: 12, floor: 0.55 }

/** A one-story limestone house, the middle of its wall at the origin. */
function drawHouse(): string {
  const half = house.wall / 2
  return (
    drawStonework({ left: 8.4, bottom: 13.5, right: 11.2, top: 17.6 }, 'chimney') +
    fill(shadow, box(10.5, 13.5, 11.2, 17.6), 0.14) +
    fill('#DDD0B6', box(8.2, 17.5, 11.4, house.chimney)) +
    drawStonework({ left: -half, bottom: 0, right: half, top: house.eave }, 'wall') +
    fill(shadow, box(-half, 7.5, half, house.eave), 0.16) +
    fill(shadow, box(half - 1.5, 0, half, house.eave), 0.08) +
    [-18, -12.8, -4.6, 8.6, 17.6].map((x) => drawWindow({ x, sill: 2.5, width: 2.9, height: 4.4 })).join('') +
    drawDoor(2, porch.floor) +
    fill(
      shadow,
      shape([
        [porch.left + 0.6, house.eave],
        [porch.left + 2, porch.floor],
        [porch.right + 1.4, porch.floor],
        [porch.right + 1, house.eave],
      ]),
      0.2,
    ) +
    drawRoof({
      eave: [-house.roof / 2, house.roof / 2],
      bottom: house.eave,
      ridge: [-15.8, 15.8],
      top: house.ridge,
      color: '#AEB6AC',
    }) +
    fill('#D8CBB0', box(porch.left - 1, 0, porch.right + 1, porch.floor)) +
    fill('#EEE6D5', box(porch.left - 1.1, 0.4, porch.right + 1.1, 0.58)) +
    fill('#9A8163', box(porch.left - 0.4, 7.2, porch.right + 0.4, 7.6)) +
    [0, 1, 2, 3]
      .map((i) => drawPost(mixNumbers(porch.left, porch.right, i / 3), porch.floor, 7.25))
      .join('') +
    drawRoof({
      eave: [porch.left - 1.2, porch.right + 1.2],
      bottom: 7.9,
      ridge: [porch.left + 0.8, porch.right - 0.8],
      top: 11,
      color: '#BAC1B7',
    })
  )
}

/** The house, 47 ft from eave to eave and 18 ft tall. */
export const houseFile = (): string =>
  sceneryFile(drawHouse(), [-house.roof / 2, house.roof / 2, house.chimney])

const wing = { left: -4.4, right: 22, floor: 0.6, beam: 8.1 }

/** The left end of the porch: post, door, window with its sill; the middle of the door at the origin. */
function drawPorch(): string {
  const { left, right, floor, beam } = wing
  const seams = Array.from({ length: Math.floor((right - left) / 1.5) }, (_, i) =>
    line([
      [left + 0.2 + i * 1.5, 8.86],
      [left + 0.2 + i * 1.5, Math.min(16, 11.6 + i * 2.7)],
    ]),
  )
  return (
    drawStonework({ left, bottom: 0, right, top: 9 }, 'porch') +
    drawDoor(0, floor) +
    [6.4, 14.5].map((x) => drawWindow({ x, sill: 3.1, width: 3, height: 4.4 })).join('') +
    fill(shadow, box(left, 6.3, right, 9), 0.07) +
    fill(shadow, box(left, 6.9, right, 9), 0.1) +
    fill('#D8CBB0', box(left - 0.9, 0, right, floor)) +
    fill('#F0E8D7', box(left - 1.05, 0.44, right, 0.62)) +
    fill('#8C8672', box(left - 0.9, 0.36, right, 0.44), 0.35) +
    [left, 3.4, 10.6, 17.8].map((x) => drawPost(x, floor, 8.2)).join('') +
    fill('#A68D6E', box(left - 0.7, beam, right, 8.75)) +
    fill('#6B563F', box(left - 0.7, beam, right, beam + 0.15), 0.5) +
    fill(
      '#BAC1B7',
      shape([
        [left - 1.4, 8.75],
        [left + 2.6, 16],
        [right, 16],
        [right, 8.75],
      ]),
    ) +
    stroke('#8E9A92', thick(0.03), seams.join(''), 0.8) +
    fill('#7E8A82', box(left - 1.45, 8.68, right, 8.86))
  )
}

/** The porch from its corner to the third post, 28 ft long and 16 ft to the ridge. */
export const porchFile = (): string => sceneryFile(drawPorch(), [-6, wing.right, 16])
