import { lexer, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import type { Block, Inline, Prose, Section } from '#domain/content/prose.ts'

/** Splits a file into its YAML front matter, parsed, and the Markdown below it. */
export function splitFrontMatter(text: string): { head: unknown; markdown: string } {
  const found = /^---\n(?<head>[\s\S]*?)\n---\n(?<markdown>[\s\S]*)$/.exec(text)
  if (found?.groups === undefined) throw new Error('no front matter')
  return { head: parse(found.groups['head'] ?? ''), markdown: found.groups['markdown'] ?? '' }
}

/** Parses the subset of Markdown that our texts use. A picture, raw HTML or a deeper heading is a mistake. */
export function parseMarkdown(markdown: string): Prose {
  const prose: Prose = { opening: [], sections: [] }
  for (const token of lexer(markdown)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') prose.sections.push(toSection(token as Tokens.Heading, prose.sections))
    else (prose.sections.at(-1)?.blocks ?? prose.opening).push(toBlock(token))
  }
  return prose
}

/** A text of one paragraph. */
export const parseParagraph = (markdown: string): Inline[] =>
  parseMarkdown(markdown).opening.flatMap((block) => (block.kind === 'paragraph' ? block.of : []))

function toSection({ text, depth }: Tokens.Heading, before: readonly Section[]): Section {
  if (depth !== 2) throw new Error(`a heading of depth ${depth}: ${text}`)
  const id = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (before.some((section) => section.id === id)) throw new Error(`the heading ${text} occurs twice`)
  return { id, title: text, blocks: [] }
}

function toBlock(token: Token): Block {
  if (token.type === 'paragraph') return { kind: 'paragraph', of: toInlines(token.tokens) }
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List
    return { kind: 'list', ordered, items: items.map(({ tokens }) => toInlines(tokens)) }
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return {
      kind: 'table',
      columns: header.map(({ tokens }) => toInlines(tokens)),
      rows: rows.map((row) => row.map(({ tokens }) => toInlines(tokens))),
    }
  }
  throw new Error(`${token.type} is not supported here: ${token.raw}`)
}

function toInlines(tokens: readonly Token[] | undefined): Inline[] {
  return (tokens ?? []).flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
        return token.tokens === undefined ? [oneLine(token['text'])] : toInlines(token.tokens)
      case 'escape':
        return [oneLine(token['text'])]
      case 'strong':
        return [{ kind: 'strong', of: toInlines(token.tokens) }]
      case 'em':
        return [{ kind: 'emphasis', of: toInlines(token.tokens) }]
      case 'codespan':
        return [{ kind: 'code', text: token['text'] as string }]
      case 'link':
        return [{ kind: 'link', to: token['href'] as string, of: toInlines(token.tokens) }]
      default:
        throw new Error(`${token.type} is not supported here: ${token.raw}`)
    }
  })
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
