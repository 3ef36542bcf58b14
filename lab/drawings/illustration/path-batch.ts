import { formatNumber } from './path.ts'

const opacityAttribute = (name: string, opacity: number) =>
  opacity < 1 ? ` ${name}="${String(Math.round(opacity * 100) / 100)}"` : ''

/** A single filled path, for pieces whose order matters: a PathBatch would regroup them. */
export const fill = (color: string, path: string, opacity = 1): string =>
  `<path fill="${color}"${opacityAttribute('fill-opacity', opacity)} d="${path}"/>`

export const stroke = (color: string, width: number, path: string, opacity = 1): string =>
  `<path fill="none" stroke="${color}" stroke-width="${formatNumber(width)}"${opacityAttribute('stroke-opacity', opacity)} d="${path}"/>`

/** Collects path data and writes one element for all paths with the same look, in order of first use. */
export class PathBatch {
  readonly #paths = new Map<string, string[]>()

  fill(color: string, path: string, opacity = 1): void {
    this.#add(`fill="${color}"${opacityAttribute('fill-opacity', opacity)}`, path)
  }

  stroke(color: string, width: number, path: string, opacity = 1): void {
    const look = `fill="none" stroke="${color}" stroke-width="${formatNumber(width)}"`
    this.#add(look + opacityAttribute('stroke-opacity', opacity), path)
  }

  #add(look: string, path: string): void {
    const paths = this.#paths.get(look)
    if (paths) paths.push(path)
    else this.#paths.set(look, [path])
  }

  toSvg(): string {
    let svg = ''
    for (const [look, paths] of this.#paths) svg += `<path ${look} d="${paths.join('')}"/>`
    return svg
  }
}
