import type { Block, Inline, Prose } from './prose.ts'

/** What the owner can change, by the name under which texts ask for it: `{{minimumOrder}}`, `{{plantingFee:15 gal}}`. */
export type Figures = (name: string) => string | undefined

const placeholder = /\{\{(?<name>[^}]+)\}\}/g

/** The text with its figures, or undefined where one of them has no value: a sentence with a hole helps nobody. */
export function fillText(text: string, figures: Figures): string | undefined {
  let complete = true
  const filled = text.replaceAll(placeholder, (whole, name: string) => {
    const value = figures(name)
    if (value === undefined) complete = false
    return value ?? whole
  })
  return complete ? filled : undefined
}

function fillInlines(inlines: readonly Inline[], figures: Figures): Inline[] | undefined {
  const filled: Inline[] = []
  for (const inline of inlines) {
    if (typeof inline !== 'string' && inline.kind === 'code') filled.push(inline)
    else if (typeof inline === 'string') {
      const text = fillText(inline, figures)
      if (text === undefined) return undefined
      filled.push(text)
    } else {
      const of = fillInlines(inline.of, figures)
      if (of === undefined) return undefined
      filled.push({ ...inline, of })
    }
  }
  return filled
}

const whole = <Value>(values: readonly (Value | undefined)[]): Value[] | undefined =>
  values.includes(undefined) ? undefined : (values as Value[])

/** A paragraph, list item or table row that lacks a figure is left out; a list or table without any goes too. */
function fillBlock(block: Block, figures: Figures): Block[] {
  if (block.kind === 'paragraph') {
    const of = fillInlines(block.of, figures)
    return of === undefined ? [] : [{ ...block, of }]
  }
  if (block.kind === 'list') {
    const items = block.items.flatMap((item) => {
      const filled = fillInlines(item, figures)
      return filled === undefined ? [] : [filled]
    })
    return items.length === 0 ? [] : [{ ...block, items }]
  }
  const rows = block.rows.flatMap((row) => {
    const filled = whole(row.map((cell) => fillInlines(cell, figures)))
    return filled === undefined ? [] : [filled]
  })
  return rows.length === 0 ? [] : [{ ...block, rows }]
}

export function fillProse({ opening, sections }: Prose, figures: Figures): Prose {
  const fillBlocks = (blocks: readonly Block[]) => blocks.flatMap((block) => fillBlock(block, figures))
  return {
    opening: fillBlocks(opening),
    sections: sections.map((section) => ({ ...section, blocks: fillBlocks(section.blocks) })),
  }
}
