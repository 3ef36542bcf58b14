import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { deerLabels } from '#app/components/plant-search/choice-labels.ts'
import { SunGauge, WaterGauge } from '#app/components/plants/gauges.tsx'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { PlateLink } from '#app/components/plants/plate-link.tsx'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { formatCents } from '#domain/money.ts'
import { monthSpans } from '#domain/plants/months.ts'
import type { InventorySearch, SortColumn } from '#domain/search/inventory-search.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import type { OfferedSize, StockOffer } from './stock-offer.ts'
import { urlOf } from './use-inventory-search.ts'

type Column = { sort: SortColumn; label: string; startsHigh?: boolean; isNumber?: boolean }

const columns: readonly Column[] = [
  { sort: 'name', label: 'Plant' },
  { sort: 'size', label: 'Size' },
  { sort: 'height', label: 'Height today', startsHigh: true, isNumber: true },
  { sort: 'caliper', label: 'Caliper', startsHigh: true, isNumber: true },
  { sort: 'price', label: 'Planted', isNumber: true },
  { sort: 'mature', label: 'Grows to', startsHigh: true, isNumber: true },
  { sort: 'sun', label: 'Sun' },
  { sort: 'water', label: 'Water' },
  { sort: 'deer', label: 'Deer' },
  { sort: 'bloom', label: 'Bloom' },
]

/** Stays in view where the table is wider than the screen. */
const lastColumn = 'sticky right-0 bg-raised shadow-[inset_1px_0_0_var(--color-line)]'

type SizeTableProps = { offers: readonly StockOffer[]; search: InventorySearch }

/** Every size as a row. The headings are links that sort, a second time the other way round. */
export function SizeTable({ offers, search }: SizeTableProps) {
  return (
    <div className="relative overflow-x-auto rounded-box border border-line bg-raised">
      <table className="w-full border-collapse text-small whitespace-nowrap tabular-nums [&_td]:px-1.25 [&_th]:px-1.25 [&_th:first-child]:pl-3">
        <caption className="sr-only">Every size in stock</caption>
        <thead>
          <tr className="border-b border-ink">
            {columns.map((column) => (
              <Heading key={column.sort} column={column} search={search} />
            ))}
            <th scope="col" className={lastColumn}>
              <span className="sr-only">Your quote</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) =>
            offer.items.map((item) => <Row key={item.inventoryId} offer={offer} item={item} />),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Heading({ column, search }: { column: Column; search: InventorySearch }) {
  const { sort, label, startsHigh = false, isNumber = false } = column
  const isReversed = search.sort === `${sort}-reversed`
  const isSorted = search.sort === sort || isReversed
  const isDescending = startsHigh !== isReversed
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      {...(isSorted && { 'aria-sort': isDescending ? 'descending' : 'ascending' })}
      className={isNumber ? 'text-right' : 'text-left'}
    >
      <Link
        to={urlOf({ ...search, sort: search.sort === sort ? `${sort}-reversed` : sort, page: 1 })}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1 text-caption font-semibold text-ink no-underline hover:underline"
      >
        {label}
        {isSorted && <Arrow aria-hidden className="size-3.5" />}
      </Link>
    </th>
  )
}

function Row({ offer, item }: { offer: StockOffer; item: OfferedSize }) {
  return (
    <tr className="plate-card border-b border-line last:border-0">
      <th scope="row" className="text-left font-normal">
        <PlateLink
          slug={offer.slug}
          className="flex min-h-12 min-w-38 items-center gap-2.5 font-display text-ui leading-tight font-medium whitespace-normal text-ink no-underline hover:underline"
        >
          <span className="w-9 flex-none">
            <PlantPicture
              picture={item.picture && { ...item.picture, alt: '' }}
              sizes="36px"
              className="rounded-badge border border-line"
            />
          </span>
          {offer.name}
        </PlateLink>
      </th>
      <td className="font-semibold">
        {sizeInWords(item.containerSize)}
        {item.isBestSeller && (
          <span className="text-best" role="img" aria-label="Best Seller">
            {' '}
            ★
          </span>
        )}
      </td>
      <td className="text-right">
        {item.currentHeightInches !== null && heightInWords(item.currentHeightInches)}
      </td>
      <td className="text-right">{item.caliperInches !== null && caliperInWords(item.caliperInches)}</td>
      <td className="text-right">
        <b className="block font-display text-ui leading-tight font-medium">
          {formatCents(plantedCents(item))}
        </b>
        <span className="block text-[0.78125rem] leading-tight text-ink-soft">
          {formatCents(item.unitPriceCents)} + {formatCents(item.plantingFeeCents)}
        </span>
      </td>
      <td className="text-right">{offer.heightFt !== null && feetInWords(offer.heightFt.most)}</td>
      <td>
        <SunGauge exposure={offer.exposure} />
      </td>
      <td>
        <WaterGauge needs={offer.waterNeeds} />
      </td>
      <td className="text-caption">{deerLabels[offer.deerTolerance ?? '']}</td>
      <td className="text-caption">{offer.bloomMonths.length > 0 && shortMonths(offer.bloomMonths)}</td>
      <td className={`py-1 pr-2! ${lastColumn}`}>
        <AddToQuoteButton item={item} className="min-w-20" />
      </td>
    </tr>
  )
}

/** 'Feb to Apr' */
const shortMonths = (months: readonly number[]) =>
  monthSpans(months).replaceAll(/([A-Z][a-z]{2})[a-z]+/g, '$1')
