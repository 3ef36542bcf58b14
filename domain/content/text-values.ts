import type { Block, Inline, Prose, Section } from './prose.ts'

/** Looks up a value that texts mention by name: `{{minimumOrder}}`, `{{plantingFee:15 gal}}`. The owner can change these. */
export type TextValues = (name: string) => string | undefined

const placeholder = /\{\{(?<name>[^}]+)\}\}/g

/** Fills in the placeholders. Returns undefined if one of them has no value: better no sentence than one with a hole. */
export function fillText(text: string, values: TextValues): string | undefined {
  let complete = true
  const filled = text.replaceAll(placeholder, (whole, name: string) => {
    const value = values(name)
    if (value === undefined) complete = false
    return value ?? whole
  })
  return complete ? filled : undefined
}

function fillInlines(inlines: readonly Inline[], values: TextValues): Inline[] | undefined {
  const filled: Inline[] = []
  for (const inline of inlines) {
    if (typeof inline !== 'string' && inline.kind === 'code') filled.push(inline)
    else if (typeof inline === 'string') {
      const text = fillText(inline, values)
      if (text === undefined) return undefined
      filled.push(text)
    } else {
      const of = fillInlines(inline.of, values)
      if (of === undefined) return undefined
      filled.push({ ...inline, of })
    }
  }
  return filled
}

const whole = <Value>(values: readonly (Value | undefined)[]): Value[] | undefined =>
  values.includes(undefined) ? undefined : (values as Value[])

/** Drops a paragraph, list item or table row that lacks a value, and a list or table with nothing left in it. */
function fillBlock(block: Block, values: TextValues): Block[] {
  if (block.kind === 'paragraph') {
    const of = fillInlines(block.of, values)
    return of === undefined ? [] : [{ ...block, of }]
  }
  if (block.kind === 'list') {
    const items = block.items.flatMap((item) => {
      const filled = fillInlines(item, values)
      return filled === undefined ? [] : [filled]
    })
    return items.length === 0 ? [] : [{ ...block, items }]
  }
  const rows = block.rows.flatMap((row) => {
    const filled = whole(row.map((cell) => fillInlines(cell, values)))
    return filled === undefined ? [] : [filled]
  })
  return rows.length === 0 ? [] : [{ ...block, rows }]
}

/** Sections that are written from data, by the heading that stands for them: `## {{oakRules}}`. */
export type TextSections = Readonly<Record<string, readonly Section[]>>

export function fillProse(
  { opening, sections }: Prose,
  values: TextValues,
  written: TextSections = {},
): Prose {
  const fillBlocks = (blocks: readonly Block[]) => blocks.flatMap((block) => fillBlock(block, values))
  return {
    opening: fillBlocks(opening),
    sections: sections.flatMap(
      (section) => written[section.title] ?? [{ ...section, blocks: fillBlocks(section.blocks) }],
    ),
  }
}
