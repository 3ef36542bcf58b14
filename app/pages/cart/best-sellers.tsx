import { Link } from 'react-router'
import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { potFeet } from '#domain/stock/pot-feet.ts'
import { formatCents } from '#domain/money.ts'

export type BestSeller = CartItem & { plantType: string; pictureUrl: string | null }

/** A start for an empty quote: three plants in their pots, to one scale. */
export function BestSellers({ items }: { items: readonly BestSeller[] }) {
  const tallestFt = Math.max(personFt, ...items.map(feetOf))
  return (
    <section aria-labelledby="best-sellers">
      <h2 id="best-sellers" className="text-h3">
        What most yards start with
      </h2>
      <ul className="mt-3 border-t border-line">
        {items.map((item) => (
          <li
            key={item.inventoryId}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-4"
          >
            <InItsPot item={item} tallestFt={tallestFt} />
            <div>
              <h3 className="text-[1.1875rem] leading-tight font-[520]">
                <Link to={`/plant-database/${item.slug}`} className="no-underline hover:underline">
                  {item.plantName}
                </Link>
              </h3>
              <p className="mt-0.5 text-small leading-snug text-ink-soft">{sizeLine(item)}</p>
              <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
                <p className="tabular-nums">
                  <b className="font-display text-[1.1875rem] font-[520]">
                    {formatCents(item.unitPriceCents + item.plantingFeeCents)}
                  </b>{' '}
                  <span className="text-caption text-ink-soft">planted</span>
                </p>
                <AddToQuoteButton item={item} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const personFt = 6.2
const personUnitsPerFoot = 100 / 6
const unitsPerFoot = 10

const feetOf = ({ containerSize, currentHeightInches }: BestSeller) =>
  potFeet(containerSize) + (currentHeightInches ?? 0) / 12

/** The potted plant beside a six-foot person. The words next to it say the same. */
function InItsPot({ item, tallestFt }: { item: BestSeller; tallestFt: number }) {
  const height = tallestFt * unitsPerFoot * 1.03
  const width = height * 0.86
  const x = width * 0.62
  const pot = potFeet(item.containerSize) * unitsPerFoot
  const plant = feetOf(item) * unitsPerFoot - pot
  const box = { x: x - plant / 2, y: -pot - plant, width: plant, height: plant }
  return (
    <svg aria-hidden viewBox={`0 ${-height} ${width} ${height + 1}`} className="h-24 w-auto">
      <g transform={`translate(${width * 0.16} 0) scale(${unitsPerFoot / personUnitsPerFoot})`}>
        <PersonForScale x={0} />
      </g>
      {item.pictureUrl === null ? (
        <Silhouette plantType={item.plantType} {...box} />
      ) : (
        <DrawnPicture href={item.pictureUrl} {...box} />
      )}
      <path
        d={`M${x - pot * 0.58} ${-pot}h${pot * 1.16}l${-pot * 0.12} ${pot}h${-pot * 0.92}z`}
        className="fill-ink-soft"
      />
      <path d={`M0 0H${width}`} className="stroke-ground" strokeWidth="1" />
    </svg>
  )
}
