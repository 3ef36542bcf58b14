/** A text as pages show it: read from Markdown when the site is built, so that no page carries a parser or foreign markup. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; of: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; of: Inline[] }

export type Block =
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; columns: Inline[][]; rows: Inline[][][] }

export type Section = { id: string; title: string; blocks: Block[] }

/** What stands before the first heading, then the sections. */
export type Prose = { opening: Block[]; sections: Section[] }

export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      return inline.kind === 'code' ? inline.text : plainText(inline.of)
    })
    .join('')
}
