import type { CSSProperties } from 'react'
import { formatCents } from '#domain/money.ts'
import { laborLabel, priceInWords } from '#domain/pricing/line-choice.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import { beforeTax } from '#domain/quote/quote-words.ts'
import {
  deliveryLabel,
  deliveryNote,
  deliveryText,
  goneText,
  type Quote,
  type QuoteLine,
} from '#domain/quote/quote.ts'
import { sizeLine } from '#domain/inventory/measures.ts'
import { Notice, paper, Paragraph, Row, sans, serif } from './mail-parts.tsx'

/** Content ids of the attached plates, by inventory id. */
export type PlateCids = ReadonlyMap<number, string>

const cell: CSSProperties = {
  padding: '14px 0',
  borderTop: `1px solid ${paper.line}`,
  verticalAlign: 'top',
  textAlign: 'left',
  fontWeight: 'normal',
}

function Line({ line, plate }: { line: QuoteLine; plate: string | undefined }) {
  return (
    <tr>
      <td width={72} style={{ ...cell, width: 72 }}>
        {plate !== undefined && (
          <img
            src={`cid:${plate}`}
            width={72}
            height={72}
            alt={`${line.plantName}, drawn`}
            style={{ display: 'block', border: `1px solid ${paper.line}`, borderRadius: 3 }}
          />
        )}
      </td>
      <th
        scope="row"
        style={{
          ...cell,
          padding: '14px 12px 14px 16px',
          fontFamily: sans,
          fontSize: 15,
          lineHeight: 1.45,
          color: paper.soft,
        }}
      >
        <span style={{ fontFamily: serif, fontSize: 18, color: paper.ink }}>{line.plantName}</span>
        <br />
        <i style={{ fontFamily: serif }}>{line.scientificName}</i>
        <br />
        {sizeLine(line)}
        <br />
        {line.quantity} × ({priceInWords(line)})
      </th>
      <td
        align="right"
        style={{
          ...cell,
          textAlign: 'right',
          fontFamily: serif,
          fontSize: 18,
          color: paper.ink,
          whiteSpace: 'nowrap',
        }}
      >
        {formatCents(lineTotal(line))}
      </td>
    </tr>
  )
}

function Sum({ label, value, total = false }: { label: string; value: string; total?: boolean }) {
  const style: CSSProperties = {
    padding: total ? '14px 0 4px' : '4px 0',
    fontFamily: sans,
    fontSize: 16,
    color: total ? paper.ink : paper.soft,
    fontWeight: total ? 'bold' : 'normal',
    textAlign: 'left',
    ...(total && { borderTop: `1px solid ${paper.ink}` }),
  }
  return (
    <tr>
      <th scope="row" style={style}>
        {label}
      </th>
      <td
        align="right"
        style={{
          ...style,
          textAlign: 'right',
          color: paper.ink,
          whiteSpace: 'nowrap',
          ...(total && { fontFamily: serif, fontSize: 26, fontWeight: 'normal' }),
        }}
      >
        {value}
      </td>
    </tr>
  )
}

/** The lines with their plates, the items that are gone, and the totals. The same in every email. */
export function QuoteTable({ quote, plates }: { quote: Quote; plates: PlateCids }) {
  const { totals, delivery } = quote
  return (
    <>
      <Row>
        <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            {quote.lines.map((line) => (
              <Line key={line.inventoryId} line={line} plate={plates.get(line.inventoryId)} />
            ))}
          </tbody>
        </table>
      </Row>
      {quote.gone.length > 0 && (
        <Row top={6}>
          <Notice>No longer to be had, and not in the total: {quote.gone.map(goneText).join('; ')}.</Notice>
        </Row>
      )}
      <Row top={quote.gone.length > 0 ? 14 : 6}>
        <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <Sum label="Plants subtotal" value={formatCents(totals.subtotalCents)} />
            <Sum label={laborLabel(quote.lines)} value={formatCents(totals.laborCents)} />
            <Sum label={deliveryLabel(delivery)} value={deliveryText(delivery)} />
            <tr data-skip-in-text="true">
              <td colSpan={2} style={{ height: 8, fontSize: 0, lineHeight: 0 }}>
                {'\u00A0'}
              </td>
            </tr>
            <Sum total label="Total estimate" value={formatCents(totals.grandTotalCents)} />
          </tbody>
        </table>
      </Row>
      <Row top={6}>
        <Paragraph small>
          {beforeTax}. {deliveryNote(delivery)}
        </Paragraph>
      </Row>
    </>
  )
}
