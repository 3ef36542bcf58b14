/** Copies of symbols, grouped by color and painted from the lowest order (the darkest) to the highest. */
export class Stamps {
  readonly #groups = new Map<string, { order: number; uses: string[] }>()
  readonly #attribute: 'fill' | 'color'

  constructor(attribute: 'fill' | 'color' = 'fill') {
    this.#attribute = attribute
  }

  /** Whole pixels are precise enough for something a dozen pixels wide, at half the bytes. */
  add(order: number, color: string, id: string, x: number, y: number, scale = 1): void {
    const place =
      scale === 1
        ? `x="${Math.round(x)}" y="${Math.round(y)}"`
        : `transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale})"`
    const key = `${order}${color}`
    const group = this.#groups.get(key)
    const use = `<use href="#${id}" ${place}/>`
    if (group) group.uses.push(use)
    else this.#groups.set(key, { order, uses: [use] })
  }

  toSvg(): string {
    return [...this.#groups]
      .toSorted(([, a], [, b]) => a.order - b.order)
      .map(([key, { order, uses }]) => {
        const color = key.slice(String(order).length)
        return `<g ${this.#attribute}="${color}">${uses.join('')}</g>`
      })
      .join('')
  }
}
