import { formatNumber } from '../path.ts'

export const plateSize = 1200

const paperColor = '#F4EFE4'

type Stop = readonly [offset: number, color: string, opacity?: number]

export function radialGradient(id: string, stops: readonly Stop[], place = ''): string {
  const marks = stops.map(
    ([offset, color, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
  )
  return `<radialGradient id="${id}"${place && ` ${place}`}>${marks.join('')}</radialGradient>`
}

/** Limestone paper, a little brighter where the light comes from. */
export function paperDefs(prefix: string): string {
  return radialGradient(
    `${prefix}paper`,
    [
      [0, '#FAF6EC'],
      [0.6, paperColor],
      [1, '#EBE3D2'],
    ],
    'cx=".42" cy=".36" r=".85"',
  )
}

export const drawPaper = (prefix: string): string =>
  `<rect width="${plateSize}" height="${plateSize}" fill="url(#${prefix}paper)"/>`

const usualHalo = '#D5DCCB'

/** A hint of color behind the plant, and a glow behind the detail that hides the contour lines. */
export function haloDefs(prefix: string, color = usualHalo): string {
  const halo = radialGradient(`${prefix}halo`, [
    [0, color, 0.62],
    [0.55, color, 0.3],
    [1, paperColor, 0],
  ])
  const glow = radialGradient(`${prefix}glow`, [
    [0, '#F9F5EB', 0.95],
    [0.6, '#F8F3E8', 0.8],
    [1, '#F7F2E7', 0],
  ])
  return halo + glow
}

/** An ellipse that fades out by a radial gradient. */
export function softEllipse(x: number, y: number, rx: number, ry: number, gradient: string): string {
  const [cx, cy, width, height] = [x, y, rx, ry].map(formatNumber)
  return `<ellipse cx="${cx}" cy="${cy}" rx="${width}" ry="${height}" fill="url(#${gradient})"/>`
}
