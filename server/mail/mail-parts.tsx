import { createElement, type CSSProperties, type ReactNode } from 'react'

// The building blocks of emails. Mail programs support tables and inline styles; the one style element, for phones, isn't
// essential. Georgia and Arial carry the look. The plain text is derived from the same markup
// (`renderEmail` in mail-frame.tsx).

export const paper = {
  surface: '#F6F1E6',
  raised: '#FCFAF4',
  ink: '#1F2B20',
  soft: '#414B40',
  quiet: '#4C5549',
  line: '#DDD3BF',
  brand: '#2F5D3A',
  action: '#B4472E',
  link: '#3B4C9B',
  notice: '#F3E2B0',
  noticeInk: '#3F2F00',
} as const

/** For mail programs that only support this attribute; React's types don't have it for table cells. */
export const ground = (color: string) => ({ bgcolor: color })

export const serif = "Georgia,'Times New Roman',serif"
export const sans = "'Instrument Sans','Helvetica Neue',Arial,sans-serif"

const text = (size: number, color: string, more: CSSProperties = {}): CSSProperties => ({
  fontFamily: sans,
  fontSize: size,
  lineHeight: 1.5,
  color,
  ...more,
})

export function Table({
  children,
  ...props
}: {
  children: ReactNode
  style?: CSSProperties
  className?: string
}) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...props}>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A row of the email's single column. */
export function Row({ top = 22, children }: { top?: number; children: ReactNode }) {
  return (
    <tr>
      <td className="px" style={{ padding: `${top}px 36px 0` }}>
        {children}
      </td>
    </tr>
  )
}

export function Title({ children }: { children: ReactNode }) {
  const style = {
    margin: '0 0 10px',
    fontFamily: serif,
    fontSize: 30,
    lineHeight: 1.15,
    fontWeight: 'normal',
  }
  return <h1 style={{ ...style, color: paper.ink }}>{children}</h1>
}

export function Heading({ children }: { children: ReactNode }) {
  const style = { margin: '0 0 10px', fontFamily: serif, fontSize: 20, lineHeight: 1.2, fontWeight: 'normal' }
  return <h2 style={{ ...style, color: paper.ink }}>{children}</h2>
}

export function Paragraph({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return (
    <p style={text(small ? 13 : 16, small ? paper.quiet : paper.soft, { margin: '0 0 12px' })}>{children}</p>
  )
}

/** A quote's number isn't broken between lines: half of it would look like another number. */
export function withWholeNumbers(words: string): ReactNode[] {
  return words
    .split(/(HCT-[\w-]+\w)/)
    .map((part, index) =>
      index % 2 === 1 ? createElement('span', { key: index, style: { whiteSpace: 'nowrap' } }, part) : part,
    )
}

export function BulletList({ items }: { items: readonly string[] }) {
  const style = text(16, paper.ink, { padding: '5px 0', lineHeight: 1.4 })
  return (
    <ul style={{ margin: 0, padding: '0 0 0 20px' }}>
      {items.map((item) => (
        <li key={item} style={style}>
          {item}
        </li>
      ))}
    </ul>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={{ color: paper.link }}>
      {children}
    </a>
  )
}

export function NoticeRow({ children }: { children: ReactNode }) {
  const style = text(15, paper.noticeInk, { padding: '12px 16px', background: paper.notice, borderRadius: 4 })
  return (
    <Table>
      <tr>
        <td {...ground(paper.notice)} style={style}>
          {children}
        </td>
      </tr>
    </Table>
  )
}

export function Rule() {
  return (
    <tr data-skip-in-text="true">
      <td className="px" style={{ padding: '24px 36px 0' }}>
        <div style={{ borderTop: `1px solid ${paper.line}`, fontSize: 0, lineHeight: 0 }}>{'\u00A0'}</div>
      </td>
    </tr>
  )
}

/** Terracotta, one per customer email; `quiet` ones are green, for emails to the business. */
export function MailButton({
  href,
  quiet = false,
  children,
}: {
  href: string
  quiet?: boolean
  children: string
}) {
  const background = quiet ? paper.brand : paper.action
  return (
    <table role="presentation" className="btnw" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td align="center" {...ground(background)} style={{ borderRadius: 6, background }}>
            <a
              href={href}
              style={{
                display: 'inline-block',
                padding: '16px 28px',
                fontFamily: sans,
                fontSize: 17,
                lineHeight: 1.1,
                fontWeight: 'bold',
                color: '#FFFFFF',
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** A key is needed if labels repeat. */
export type Fact = readonly [label: string, value: ReactNode, key?: string]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {facts.map(([label, value, key = label]) => (
          <tr key={key}>
            <th
              scope="row"
              className="stack"
              style={text(15, paper.quiet, {
                padding: '5px 12px 5px 0',
                width: 132,
                whiteSpace: 'nowrap',
                textAlign: 'left',
                verticalAlign: 'top',
                fontWeight: 'normal',
              })}
            >
              {label}
            </th>
            <td className="stack v" style={text(16, paper.ink, { padding: '5px 0', verticalAlign: 'top' })}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Text written by someone else, marked as a quotation. */
export function QuotedWords({ words }: { words: string }) {
  const style = text(16, paper.ink, {
    margin: 0,
    padding: '12px 16px',
    background: paper.surface,
    borderLeft: `3px solid ${paper.brand}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  })
  const lines = words.split('\n').flatMap((line, at) => (at === 0 ? [line] : [createElement('br'), line]))
  return createElement('blockquote', { style }, ...lines)
}
