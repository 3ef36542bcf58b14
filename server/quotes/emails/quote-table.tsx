import type { CSSProperties, ReactNode } from 'react'
import { formatCents, type Cents } from '#domain/money.ts'
import { priceInWords, shortageText } from '#domain/pricing/line-choice.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import { toSums } from '#domain/quotes/page-version.ts'
import { beforeTax } from '#domain/quotes/quote-words.ts'
import { deliveryNote } from '#domain/quotes/quote-delivery.ts'
import { goneText, type GoneLine } from '#domain/quotes/quote.ts'
import type { QuoteVersion, VersionPlant } from '#domain/quotes/quote-version.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { NoticeRow, paper, Paragraph, Row, sans, serif } from '#server/mail/mail-parts.tsx'

/** Content ids of the attached plates, by inventory id. */
export type PlateCids = ReadonlyMap<number, string>
/** The plate of a plant that hasn't been drawn yet. */
export const fallbackCid = 'no-plate@hctc'

const cell: CSSProperties = {
  padding: '14px 0',
  borderTop: `1px solid ${paper.line}`,
  verticalAlign: 'top',
  textAlign: 'left',
  fontWeight: 'normal',
}

type LineProps = {
  name: string
  plate?: string | undefined
  cents: Cents
  /** What's below the name, one line each. */
  children: ReactNode
}

function Line({ name, plate, cents, children }: LineProps) {
  return (
    <tr>
      <td width={72} style={{ ...cell, width: 72 }}>
        {plate !== undefined && (
          <img
            src={`cid:${plate}`}
            width={72}
            height={72}
            alt={plate === fallbackCid ? '' : `${name}, drawn`}
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
        <span style={{ fontFamily: serif, fontSize: 18, color: paper.ink }}>{name}</span>
        <br />
        {children}
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
        {formatCents(cents)}
      </td>
    </tr>
  )
}

type PlantLineProps = {
  plant: VersionPlant
  plate: string | undefined
  available: number | undefined
}

function PlantLine({ plant, plate, available }: PlantLineProps) {
  const shortage = shortageText(plant.quantity, available)
  return (
    <Line name={plant.name} plate={plate} cents={lineTotal(plant)}>
      <i style={{ fontFamily: serif }}>{plant.scientificName}</i>
      <br />
      {sizeLine(plant)}
      <br />
      {plant.quantity} × ({priceInWords(plant)})
      {shortage !== null && (
        <>
          <br />
          <b>{shortage}</b>
        </>
      )}
      {plant.reason !== '' && (
        <>
          <br />
          {plant.reason}
        </>
      )}
    </Line>
  )
}

type Sum = { label: string; value: string; total?: boolean }

function SumRow({ label, value, total = false }: Sum) {
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

const noneGone: readonly GoneLine[] = []
const unknownStock: ReadonlyMap<number, number> = new Map()

type Props = {
  version: QuoteVersion
  plates: PlateCids
  gone?: readonly GoneLine[]
  /** How many of each item are listed and not held for others, by inventory id. */
  available?: ReadonlyMap<number, number>
}

/** The lines with their plates, the items that are gone, and the totals. The same in every email. */
export function QuoteTable({ version, plates, gone = noneGone, available = unknownStock }: Props) {
  const { delivery, isOfficial, totals } = version
  return (
    <>
      <Row>
        <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            {version.plants.map((plant) => (
              <PlantLine
                key={`${plant.inventoryId} ${priceInWords(plant)}`}
                plant={plant}
                plate={plates.get(plant.inventoryId)}
                available={available.get(plant.inventoryId)}
              />
            ))}
            {version.extras.map(({ name, quantity, unitPriceCents }) => (
              <Line key={name} name={name} cents={quantity * unitPriceCents}>
                {quantity > 1 && `${quantity} × ${formatCents(unitPriceCents)}`}
              </Line>
            ))}
          </tbody>
        </table>
      </Row>
      {gone.length > 0 && (
        <Row top={6}>
          <NoticeRow>No longer available, and not in your total: {gone.map(goneText).join('; ')}.</NoticeRow>
        </Row>
      )}
      <Row top={gone.length > 0 ? 14 : 6}>
        <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            {toSums(version).sums.map((sum) => (
              <SumRow key={sum.label} {...sum} />
            ))}
            <tr data-skip-in-text="true">
              <td colSpan={2} style={{ height: 8, fontSize: 0, lineHeight: 0 }}>
                {'\u00A0'}
              </td>
            </tr>
            <SumRow
              total
              label={isOfficial ? 'Total' : 'Total estimate'}
              value={formatCents(totals.grandTotalCents)}
            />
          </tbody>
        </table>
      </Row>
      {!isOfficial && (
        <Row top={6}>
          <Paragraph small>
            {beforeTax}. {deliveryNote(delivery)}
          </Paragraph>
        </Row>
      )}
    </>
  )
}
