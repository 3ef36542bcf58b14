import { Star } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { formatCents } from '#domain/money.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { Badge } from '#ui/badge.tsx'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import type { GuideStockItem } from './guide-plant.ts'

/** A stock item in words: measurements, and the planted price with its parts. A row, or below its pot where there's room for columns. */
export function SizeRow({ item, children }: { item: GuideStockItem; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline max-md:@min-[20rem]:grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 border-t border-line py-1.5 md:py-2.5 md:grid-cols-[9rem_minmax(0,1fr)_auto_auto] md:gap-x-6 lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-0 lg:border-0 lg:px-2 lg:py-0 lg:text-center print:grid print:grid-cols-[8rem_1fr_auto_auto] print:gap-x-4 print:border-t print:py-0.5 print:text-left print:text-small">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h4 md:row-span-2 lg:row-span-1 lg:flex-col lg:gap-y-1.5 lg:self-start print:break-after-auto print:text-small">
        {item.containerSize}
        {item.isBestSeller && (
          <Badge className="font-text tracking-normal print:hidden">
            <Star aria-hidden /> Best Seller
          </Badge>
        )}
      </h3>
      <p className="text-small text-ink-soft max-md:row-start-2 max-md:@min-[20rem]:col-span-2 lg:mt-1 lg:self-start print:mt-0 print:row-start-auto">
        {measuresOf(item).map((measure, index) => (
          <Fragment key={measure}>
            {index > 0 && <span className="lg:hidden print:inline">, </span>}
            <span className="lg:block print:inline">{measure}</span>
          </Fragment>
        ))}
      </p>
      <p className="font-display text-h3 leading-tight max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end md:justify-self-end lg:mt-2.5 lg:justify-self-center print:col-start-auto print:row-start-auto print:mt-0 print:text-small print:font-semibold">
        {formatCents(plantedCents(item))}
        <small className="ml-1 font-text text-small tracking-normal text-ink-soft lg:ml-0 lg:block print:inline">
          planted
        </small>
      </p>
      <p className="text-caption text-ink-quiet tabular-nums max-md:row-start-3 max-md:@min-[20rem]:col-span-2 md:col-start-2 md:row-start-2 lg:col-start-auto lg:row-start-auto lg:mt-1 print:col-start-auto print:row-start-auto print:mt-0">
        <span className="lg:inline-block">{formatCents(item.unitPriceCents)} plant</span> +{' '}
        <span className="lg:inline-block">{formatCents(item.plantingFeeCents)} planting</span>
      </p>
      <div className="relative self-center justify-self-end max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:@min-[20rem]:col-start-3 max-md:@min-[20rem]:row-span-3 max-md:@min-[20rem]:row-start-1 md:col-start-4 md:row-span-2 md:row-start-1 lg:col-start-auto lg:row-span-1 lg:row-start-auto lg:mt-3 lg:self-start lg:justify-self-center print:hidden">
        {children}
      </div>
    </li>
  )
}

function measuresOf({ currentHeightInches, caliperInches }: GuideStockItem): string[] {
  const measures = [
    currentHeightInches === null ? null : `${heightInWords(currentHeightInches)} tall`,
    caliperInches === null ? null : `${caliperInWords(caliperInches)} caliper`,
  ].filter((measure) => measure !== null)
  return measures.length === 0 ? ['Not measured yet'] : measures
}
