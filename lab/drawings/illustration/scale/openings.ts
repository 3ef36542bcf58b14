import { fill, stroke } from '../path-batch.ts'
import { box, line, shape, thick } from './foot-space.ts'

const colors = {
  frame: '#F6F1E4',
  glass: '#8E9F98',
  sky: '#B4C1B8',
  shade: '#5F7069',
  stone: '#DDD0B6',
  edge: '#A79A80',
}

type Window = { x: number; sill: number; width: number; height: number }

/** A sash window with a stone lintel and sill. */
export function drawWindow({ x, sill, width, height }: Window): string {
  const [left, right, top, frame] = [x - width / 2, x + width / 2, sill + height, 0.16]
  const glass = { left: left + frame, right: right - frame, bottom: sill + frame, top: top - frame }
  return (
    fill(colors.stone, box(left - 0.35, top, right + 0.35, top + 0.55)) +
    fill('#F1E9D8', box(left - 0.3, sill - 0.3, right + 0.3, sill)) +
    fill(colors.edge, box(left - 0.3, sill - 0.36, right + 0.3, sill - 0.28), 0.7) +
    fill(colors.frame, box(left, sill, right, top)) +
    fill(colors.glass, box(glass.left, glass.bottom, glass.right, glass.top)) +
    fill(
      colors.sky,
      shape([
        [glass.left, glass.top],
        [glass.left, sill + height * 0.45],
        [x + width * 0.2, glass.top],
      ]),
      0.8,
    ) +
    fill(colors.shade, box(glass.left, glass.top - 0.18, glass.right, glass.top), 0.55) +
    fill(
      colors.frame,
      box(x - 0.06, glass.bottom, x + 0.06, glass.top) +
        box(glass.left, sill + height / 2 - 0.06, glass.right, sill + height / 2 + 0.06),
    )
  )
}

const door = { width: 3, height: 6.67, green: '#3C6546', panel: '#24492E' }

/** A door 3 ft wide and 6 ft 8 in tall, half glazed. */
export function drawDoor(x: number, floor: number): string {
  const [left, right, top] = [x - door.width / 2, x + door.width / 2, floor + door.height]
  const panel = (from: number, to: number) =>
    fill(door.panel, box(x + from, floor + 0.7, x + to, floor + 2.9)) +
    stroke(
      '#7F9C82',
      thick(0.03),
      line([
        [x + from, floor + 2.9],
        [x + from, floor + 0.7],
        [x + to, floor + 0.7],
      ]),
      0.7,
    )
  return (
    fill('#EDE4D2', box(left - 0.3, floor, right + 0.3, top + 0.32)) +
    fill(colors.edge, box(right + 0.22, floor, right + 0.3, top + 0.3), 0.6) +
    fill(door.green, box(left, floor, right, top)) +
    fill('#1F3B28', box(left, top - 0.2, right, top), 0.5) +
    panel(-1.15, -0.12) +
    panel(0.12, 1.15) +
    fill(colors.glass, box(x - 1.1, floor + 3.5, x + 1.1, floor + 6.1)) +
    fill(
      colors.sky,
      shape([
        [x - 1.1, floor + 6.1],
        [x - 1.1, floor + 4.4],
        [x + 0.2, floor + 6.1],
      ]),
      0.8,
    ) +
    fill(
      door.green,
      box(x - 0.05, floor + 3.5, x + 0.05, floor + 6.1) + box(x - 1.1, floor + 4.75, x + 1.1, floor + 4.85),
    ) +
    fill('#C99A1E', box(x + 1.18, floor + 3.06, x + 1.32, floor + 3.24))
  )
}
