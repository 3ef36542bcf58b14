import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { smallYearBar, YearBar, yearInWords } from '#app/components/plants/year-bar.tsx'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import { potScale } from './pot-scale.ts'
import { Pot, potRowStyle } from './pots.tsx'
import { OfferName, OfferPicture, OfferWords, type OfferProps } from './stock-card.tsx'
import { firstPick, type OfferedSize } from './stock-offer.ts'

/** A plant across the whole list, all its sizes side by side, each with its own Add. */
export function ShelfRow({ offer, eager, onPicture, onName }: OfferProps) {
  const shown = firstPick(offer.items)
  if (shown === undefined) return null
  return (
    <article className="@container relative grid grid-cols-[92px_minmax(0,1fr)] gap-x-3.5 rounded-box border border-line bg-raised p-3.5 lg:grid-cols-[204px_minmax(0,1fr)] lg:gap-x-0 lg:p-0">
      <div className="lg:row-span-2 lg:border-r lg:border-line">
        <OfferPicture
          item={shown}
          eager={eager}
          onPicture={onPicture}
          sizes="(min-width: 1024px) 204px, 92px"
          className="rounded-box border border-line lg:rounded-none lg:rounded-tl-box lg:border-0 lg:border-b"
        />
        <div className="px-3.5 py-3 max-lg:hidden">
          <YearBar
            bloomMonths={offer.bloomMonths}
            fruitMonths={offer.fruitMonths}
            flowerColor={offer.flowerColor}
            className={smallYearBar}
          />
          <p className="mt-1 text-caption text-ink-soft">
            {yearInWords(offer.bloomMonths, offer.fruitMonths)}
          </p>
        </div>
      </div>
      <div className="min-w-0 lg:px-5 lg:pt-3.5">
        <OfferName offer={offer} onName={onName} />
        <OfferWords offer={offer} />
        <PlaceVerdict slug={offer.slug} className="mt-2 text-small" />
      </div>
      <ul
        style={potRowStyle(offer)}
        className="col-span-full mt-3 grid grid-cols-3 gap-y-4 [--beside:80px] [--columns:3] [--ft:min((var(--stage)-6px)/var(--tall),(100cqw-var(--beside))/var(--columns)/var(--wide))] [--stage:112px] lg:col-span-1 lg:mt-2 lg:grid-cols-4 lg:px-5 lg:pb-4 lg:[--beside:300px] lg:[--columns:4] lg:[--stage:120px] min-[1440px]:grid-cols-[repeat(var(--sizes),minmax(0,112px))] min-[1440px]:[--columns:var(--sizes)]"
      >
        {offer.items.map((item, index) => (
          <Size
            key={item.inventoryId}
            item={item}
            young={offer.young}
            markFt={index === 0 ? potScale(offer).markFt : null}
          />
        ))}
      </ul>
    </article>
  )
}

function Size({ item, young, markFt }: Parameters<typeof Pot>[0]) {
  return (
    <li className="grid justify-items-center text-center text-caption leading-[1.35] tabular-nums">
      <Pot item={item} young={young} markFt={markFt} />
      <b className="pt-2 text-ui font-semibold">
        {sizeInWords(item.containerSize)}
        {item.isBestSeller && <span className="text-best"> ★</span>}
      </b>
      <span className="text-ink-soft">{measures(item)}</span>
      <span className="mt-1 font-display text-h4 font-medium">
        {formatCents(plantedCents(item))}
        <span className="sr-only"> planted</span>
      </span>
      <AddToQuoteButton item={item} className="mt-1.5 w-full px-1" />
    </li>
  )
}

const measures = ({ currentHeightInches, caliperInches }: OfferedSize) =>
  [
    currentHeightInches !== null && heightInWords(currentHeightInches),
    caliperInches !== null && caliperInWords(caliperInches),
  ]
    .filter((part) => part !== false)
    .join(', ')
