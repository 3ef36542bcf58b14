import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { formatCents } from '#domain/money.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { lineTotal } from '#domain/pricing/totals.ts'

type Line = {
  inventoryId: number
  plantName: string
  scientificName: string
  size: string
  quantity: number
  unitPriceCents: number
  plantingFeeCents: number
  picture: Picture | null
}

// A table in print and from 768 px. On a phone each row is a block, and each number has a label.
const row = 'border-b border-line max-md:not-print:block max-md:not-print:py-5 print:break-inside-avoid'
const numberCell =
  'py-4 pl-5 text-right align-middle tabular-nums print:py-1 max-md:not-print:flex max-md:not-print:items-baseline max-md:not-print:justify-between max-md:not-print:p-0 max-md:not-print:pt-2 max-md:not-print:before:text-ink-soft max-md:not-print:before:content-[attr(data-label)]'
const head = 'pb-3 print:pb-1 pl-5 text-right text-ui font-normal text-ink-soft whitespace-nowrap'

export function QuoteLines({ lines }: { lines: readonly Line[] }) {
  return (
    <table className="w-full border-b border-ink max-md:not-print:block">
      <caption className="sr-only">Plants in this estimate</caption>
      <thead className="border-b border-line max-md:not-print:hidden">
        <tr>
          <th scope="col" className="pb-3 print:pb-1 text-left text-ui font-normal text-ink-soft">
            Plant
          </th>
          {['Each, planted', 'Quantity', 'Together'].map((label) => (
            <th key={label} scope="col" className={head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:not-print:block">
        {lines.map((line) => (
          <tr key={line.inventoryId} className={row}>
            <th
              scope="row"
              className="py-4 text-left font-normal print:py-1 max-md:not-print:block max-md:not-print:p-0"
            >
              <Plant line={line} />
            </th>
            <td data-label="Each, planted" className={numberCell}>
              <b className="font-semibold">{formatCents(line.unitPriceCents + line.plantingFeeCents)}</b>
              <span className="block text-caption text-ink-quiet max-md:not-print:hidden">
                {formatCents(line.unitPriceCents)} plant + {formatCents(line.plantingFeeCents)} planting
              </span>
            </td>
            <td data-label="Quantity" className={numberCell}>
              {line.quantity}
            </td>
            <td data-label="Together" className={`${numberCell} font-display text-h4`}>
              {formatCents(lineTotal(line))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Plant({ line }: { line: Line }) {
  return (
    <div className="flex items-center gap-4.5">
      <PlantPicture
        picture={line.picture}
        sizes="112px"
        eager
        className="max-w-22 flex-none rounded-badge border border-line lg:max-w-28 print:max-w-12"
      />
      <span className="print:leading-snug">
        <span className="block font-display text-h4 font-[480]">{line.plantName}</span>
        <span className="block sci text-small text-ink-soft">{line.scientificName}</span>
        <span className="mt-1 block text-small text-ink-soft print:mt-0">{line.size}</span>
      </span>
    </div>
  )
}
