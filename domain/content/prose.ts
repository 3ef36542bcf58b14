/** Text parsed from Markdown at build time, so that pages need neither a parser nor raw HTML. */
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

/** `opening` is everything before the first heading. */
export type Prose = { opening: Block[]; sections: Section[] }

export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      return inline.kind === 'code' ? inline.text : plainText(inline.of)
    })
    .join('')
}

const blocksOf = ({ opening, sections }: Prose) => [...opening, ...sections.flatMap(({ blocks }) => blocks)]

/** Every piece of running text: a paragraph, a list item or a table cell. */
export const inlinesOf = (prose: Prose): Inline[][] =>
  blocksOf(prose).flatMap((block) => {
    if (block.kind === 'paragraph') return [block.of]
    return block.kind === 'list' ? block.items : [...block.columns, ...block.rows.flat()]
  })

/** The whole text with its headings, one piece a line. */
export const proseText = (prose: Prose): string =>
  [...prose.sections.map(({ title }) => title), ...inlinesOf(prose).map(plainText)].join('\n')

export const countWords = (text: string): number => text.match(/[\w$][\w'’.,$%-]*/g)?.length ?? 0
