import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCents } from '#domain/money.ts'
import { caliperInWords, heightInWords } from '#domain/inventory/measures.ts'
import { Badge } from '#ui/badge.tsx'
import { plantedCents, type StockItem } from './guide-plant.ts'
import { StockDrawing } from './stock-drawing.tsx'

type StockRowProps = {
  item: StockItem
  plantType: string
  pictureUrl: string | null
  /** The tallest plant of all rows, because they share one scale. */
  tallestFt: number
  /** A button to the right of the price. */
  children?: ReactNode
}

/** A stock item: drawing, measurements, and the planted price with its parts. */
export function StockRow({ item, plantType, pictureUrl, tallestFt, children }: StockRowProps) {
  return (
    <li className="border-t border-line py-2.5 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-0 md:border-0 md:pt-0 md:pb-8 print:block print:border-t print:py-0.5">
      <div className="self-end max-md:hidden print:hidden">
        <StockDrawing
          containerSize={item.containerSize}
          heightInches={item.currentHeightInches}
          plantType={plantType}
          pictureUrl={pictureUrl}
          tallestFt={tallestFt}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 md:mt-4 md:content-start md:pr-8 print:mt-0 print:grid-cols-[8rem_1fr_auto_auto] print:gap-x-4 print:text-small">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:text-h4 md:col-span-2 print:col-span-1 print:text-small">
          {item.containerSize}
          {item.isBestSeller && (
            <Badge className="font-text tracking-normal print:hidden">
              <Star aria-hidden /> Best Seller
            </Badge>
          )}
        </h3>
        <p className="text-ink-soft max-md:row-start-2 max-md:text-small md:col-span-2 md:mt-0.5 print:col-span-1 print:row-start-auto print:mt-0">
          {measuresInWords(item)}
        </p>
        <p className="font-display text-h3 leading-tight max-md:col-start-2 max-md:justify-self-end md:mt-2.5 print:col-start-auto print:mt-0 print:text-small print:font-semibold">
          {formatCents(plantedCents(item))}
          <small className="ml-1 font-text text-small tracking-normal text-ink-soft md:max-lg:ml-0 md:max-lg:block">
            planted
          </small>
        </p>
        <p className="text-caption text-ink-quiet tabular-nums max-md:row-start-3 md:col-start-1 print:col-start-auto print:row-start-auto">
          {formatCents(item.unitPriceCents)} plant + {formatCents(item.plantingFeeCents)} planting
        </p>
        {children !== undefined && (
          <div className="row-span-2 self-end justify-self-end max-md:row-start-2 md:col-start-2 md:row-start-3 print:hidden">
            {children}
          </div>
        )}
      </div>
    </li>
  )
}

function measuresInWords({ currentHeightInches, caliperInches }: StockItem): string {
  const parts = [
    currentHeightInches === null ? null : `${heightInWords(currentHeightInches)} tall`,
    caliperInches === null ? null : `${caliperInWords(caliperInches)} caliper`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? 'Not measured yet' : parts.join(', ')
}
