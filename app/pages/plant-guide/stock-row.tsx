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
    <li className="grid grid-cols-[132px_minmax(0,1fr)] items-end gap-x-5 border-t border-line py-4 md:row-span-2 md:grid-cols-1 md:grid-rows-subgrid md:gap-0 md:border-0 md:py-0 md:pb-8 print:block print:border-t print:py-1">
      <div className="self-end print:hidden">
        <StockDrawing
          containerSize={item.containerSize}
          heightInches={item.currentHeightInches}
          plantType={plantType}
          pictureUrl={pictureUrl}
          tallestFt={tallestFt}
        />
      </div>
      <div className="md:mt-4 md:self-start md:pr-8 print:mt-0 print:grid print:grid-cols-[8rem_1fr_auto] print:items-baseline print:gap-x-4 print:text-small">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 print:text-small">
          {item.containerSize}
          {item.isBestSeller && (
            <Badge className="font-text tracking-normal print:hidden">
              <Star aria-hidden /> Best Seller
            </Badge>
          )}
        </h3>
        <p className="mt-0.5 text-ink-soft print:mt-0">{measuresInWords(item)}</p>
        <div className="mt-2.5 flex flex-wrap items-end justify-between gap-3 print:mt-0">
          <div>
            <p className="font-display text-h3 leading-tight print:inline print:text-small print:font-semibold">
              {formatCents(plantedCents(item))}
              <small className="ml-1 font-text text-small tracking-normal text-ink-soft">planted</small>
            </p>
            <p className="text-caption text-ink-quiet tabular-nums print:ml-3 print:inline">
              {formatCents(item.unitPriceCents)} plant + {formatCents(item.plantingFeeCents)} planting
            </p>
          </div>
          {children !== undefined && <div className="print:hidden">{children}</div>}
        </div>
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
