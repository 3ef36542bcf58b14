import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { plainText, type Block, type Inline } from '#domain/content/prose.ts'

/** Paragraphs, lists and tables of a text that was parsed at build time. */
export function ProseBlocks({ blocks }: { blocks: readonly Block[] }) {
  return inOrder(blocks, (block) => <ProseBlock block={block} />)
}

/** The text never changes while it's shown, so its parts don't need keys. */
function inOrder<Part>(parts: readonly Part[], draw: (part: Part, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(draw))
}

function ProseBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p className="mt-4 first:mt-0">
        <Words of={block.of} />
      </p>
    )
  if (block.kind === 'table') return <ProseTable {...block} />
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List
      className={`mt-4 grid gap-2 pl-6 first:mt-0 marker:text-ink-quiet ${block.ordered ? 'list-decimal marker:font-medium' : 'list-disc'}`}
    >
      {inOrder(block.items, (item) => (
        <li className="pl-1.5">
          <Words of={item} />
        </li>
      ))}
    </List>
  )
}

/** A wide table scrolls sideways on a phone, by keyboard too. */
function ProseTable({ columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div
      role="region"
      aria-label={`Table: ${columns
        .map(plainText)
        .filter((name) => name !== '')
        .join(', ')}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
      tabIndex={0}
      className="mt-6 overflow-x-auto first:mt-0"
    >
      <table className="w-full border-collapse text-left text-ui tabular-nums max-md:text-small">
        <thead>
          <tr className="border-b border-ink">
            {inOrder(columns, (column) => (
              <th scope="col" className="py-2.5 pr-3 align-bottom text-small font-semibold last:pr-0 md:pr-5">
                <Words of={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, (row) => (
            <tr className="border-b border-line">
              {inOrder(row, (cell, column) =>
                column === 0 ? (
                  <th scope="row" className="min-w-24 py-3 pr-3 align-top font-medium md:min-w-28 md:pr-5">
                    <Words of={cell} />
                  </th>
                ) : (
                  <td className="py-3 pr-3 align-top last:pr-0 md:pr-5">
                    <Words of={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Words({ of }: { of: readonly Inline[] }): ReactNode {
  return inOrder(of, (inline) => {
    if (typeof inline === 'string') return inline
    switch (inline.kind) {
      case 'strong':
        return (
          <strong className="font-semibold">
            <Words of={inline.of} />
          </strong>
        )
      case 'emphasis':
        return (
          <em className="sci">
            <Words of={inline.of} />
          </em>
        )
      case 'code':
        return <code className="rounded-badge bg-sunk px-1 py-0.5 text-small break-words">{inline.text}</code>
      default:
        return (
          <Link to={inline.to}>
            <Words of={inline.of} />
          </Link>
        )
    }
  })
}
