/** Pieces of a plant, painted from the farthest to the nearest. */
export class DepthList {
  readonly #pieces: { depth: number; svg: string }[] = []

  add(depth: number, svg: string): void {
    this.#pieces.push({ depth, svg })
  }

  toSvg(): string {
    return this.#pieces
      .toSorted((a, b) => a.depth - b.depth)
      .map((piece) => piece.svg)
      .join('')
  }
}
