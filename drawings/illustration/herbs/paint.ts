import { formatNumber } from '../path.ts'

const opacityAttribute = (name: string, opacity: number) =>
  opacity < 1 ? ` ${name}="${String(Math.round(opacity * 100) / 100)}"` : ''

/** One filled element; for pieces whose order matters, where a PathBatch would regroup them. */
export const fill = (color: string, path: string, opacity = 1): string =>
  `<path fill="${color}"${opacityAttribute('fill-opacity', opacity)} d="${path}"/>`

export const stroke = (color: string, width: number, path: string, opacity = 1): string =>
  `<path fill="none" stroke="${color}" stroke-width="${formatNumber(width)}"${opacityAttribute('stroke-opacity', opacity)} d="${path}"/>`
