import { idPrefix, Random } from '../random.ts'

/**
 * Symbols drawn once and stamped many times: a plant of a thousand leaves stays a small file. A symbol inherits
 * the stamp's fill, so one leaf serves every tone.
 */
export class StampSheet {
  readonly #seed: string
  readonly #prefix: string
  readonly #symbols = new Map<string, { id: string; svg: string }>()

  constructor(seed: string, name: string) {
    this.#seed = `${seed}/${name}`
    // Ids of one plant's 'leaf' and 'flower' sheets must not collide.
    this.#prefix = `${idPrefix(seed)}${name.charAt(0)}`
  }

  stamp(key: string, draw: (random: Random) => string, x: number, y: number, fill?: string): string {
    const color = fill === undefined ? '' : ` fill="${fill}"`
    return `<use href="#${this.#idOf(key, draw)}" x="${Math.round(x)}" y="${Math.round(y)}"${color}/>`
  }

  #idOf(key: string, draw: (random: Random) => string): string {
    const known = this.#symbols.get(key)
    if (known) return known.id
    const id = `${this.#prefix}${this.#symbols.size}`
    this.#symbols.set(key, { id, svg: draw(new Random(`${this.#seed}/${key}`)) })
    return id
  }

  toDefs(): string {
    let defs = ''
    for (const { id, svg } of this.#symbols.values()) defs += `<g id="${id}">${svg}</g>`
    return defs
  }
}
