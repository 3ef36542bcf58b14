import { Star } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { classNames } from '#ui/class-names.ts'
import { quantityInQuote } from '#domain/cart/cart.ts'
import { containerSizeOf, sizeInWords } from '#domain/stock/container-sizes.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import { AddOrStep } from './add-or-step.tsx'
import { Pot, PotFigure, potRowStyle } from './pots.tsx'
import type { OfferedSize, StockOffer } from './stock-offer.ts'

type SizePickerProps = { offer: StockOffer; picked: OfferedSize; onPick: (item: OfferedSize) => void }

/** The sizes of a plant as pots to choose from, and the chosen one with its price and Add. Without JavaScript, CSS shows the choice. */
export function SizePicker({ offer, picked, onPick }: SizePickerProps) {
  const { cart } = useQuoteCart()
  const sizes = useRef<HTMLFieldSetElement>(null)
  const pickEarly = useEffectEvent(() => {
    const early = sizes.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const item = offer.items.find(({ inventoryId }) => String(inventoryId) === early)
    if (item !== undefined && item !== picked) onPick(item)
  })
  // A size chosen before hydration.
  useLayoutEffect(() => pickEarly(), [])
  return (
    <fieldset
      ref={sizes}
      style={potRowStyle(offer)}
      className={classNames(
        'relative grid [--ft:min((var(--stage)-6px)/var(--tall),(100cqw-54px)/var(--sizes)/var(--wide))] [--stage:96px]',
        // Many pots share a narrow card by the width of their labels.
        offer.items.length > 4
          ? 'grid-cols-[30px_repeat(var(--sizes),minmax(18px,auto))]'
          : 'grid-cols-[30px_repeat(var(--sizes),minmax(0,78px))_minmax(0,1fr)]',
      )}
    >
      <legend className="sr-only">Sizes of {offer.name}</legend>
      <div aria-hidden className="row-start-1 text-center text-caption leading-[1.35] text-ink-quiet">
        <PotFigure offer={offer} />
        <span className="block pt-1.5">gal</span>
      </div>
      {offer.items.map((item) => (
        <div key={item.inventoryId} className="contents">
          <input
            type="radio"
            name={`size of ${offer.slug}`}
            value={item.inventoryId}
            checked={item === picked}
            onChange={() => onPick(item)}
            id={`size-${item.inventoryId}`}
            aria-label={`${sizeLine({ ...item, containerSize: sizeInWords(item.containerSize) })}, ${formatCents(plantedCents(item))} planted`}
            className="peer sr-only top-0"
          />
          <label
            htmlFor={`size-${item.inventoryId}`}
            className="relative row-start-1 cursor-pointer rounded-t-box pb-1.5 text-center text-caption leading-[1.35] whitespace-nowrap tabular-nums peer-checked:bg-good-surface peer-checked:font-semibold peer-checked:text-good peer-focus-visible:z-1 peer-focus-visible:outline-3 peer-focus-visible:outline-focus hover:bg-good-surface/50 peer-checked:[&>:first-child]:border-brand"
          >
            <Pot item={item} young={offer.young} />
            <b className="block truncate pt-1.5 font-semibold">
              {shortSize(item.containerSize)}
              {item.isBestSeller && <span className={starClass(offer.items.length)}> ★</span>}
            </b>
            <span className={priceClass(offer.items.length)}>{formatCents(plantedCents(item))}</span>
            {quantityInQuote(cart, item) > 0 && (
              <span aria-hidden className="absolute top-1.5 right-1.5 size-2.25 rounded-pill bg-brand" />
            )}
          </label>
          <Picked item={item} isPicked={item === picked} />
        </div>
      ))}
    </fieldset>
  )
}

/** Only the chosen size is in the page; without JavaScript, all of them are. */
function Picked({ item, isPicked }: { item: OfferedSize; isPicked: boolean }) {
  const Box = isPicked ? 'div' : 'noscript'
  return (
    <Box className="contain-inline-size col-span-full row-start-2 hidden grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-b-box bg-good-surface px-3 py-2.5 peer-checked:grid max-md:pl-3.5">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 tabular-nums">
        <span className="font-display text-[1.4375rem] leading-none font-medium tracking-[-0.01em] @max-[14rem]:text-h4">
          {formatCents(plantedCents(item))}
        </span>{' '}
        <span className="text-caption text-ink-soft md:w-full">planted</span>
        {item.isBestSeller && (
          <span className="inline-flex items-center gap-1 text-caption font-semibold text-best md:hidden">
            <Star aria-hidden className="size-3.5 fill-star" /> Best Seller
          </span>
        )}
      </p>
      <AddOrStep item={item} className="max-md:row-span-3 max-md:min-w-22" />
      <p className="text-small leading-[1.3] md:col-span-2">
        <b className="font-semibold">{sizeInWords(item.containerSize)}</b>
        {sizeLine({ ...item, containerSize: '' }).replace(' in caliper', '\u00A0in\u00A0caliper')}
      </p>
      <p className="text-caption leading-[1.3] text-ink-soft tabular-nums md:col-span-2">
        {formatCents(item.unitPriceCents)} plant + {formatCents(item.plantingFeeCents)} planting
      </p>
    </Box>
  )
}

/** '15' under the heading 'gal', '4 in', and 'B&B' as the trade says it. */
function shortSize(containerSize: string): string {
  const size = containerSizeOf(containerSize)
  return size === 'other'
    ? containerSize.replace(/^ball and burlap$/i, 'B&B')
    : size.replace('-gal', '').replace('-inch', ' in')
}

/** The more sizes there are, the wider a card has to be to show their prices in the row. */
const priceClass = (sizes: number) =>
  classNames(
    'text-[0.78125rem]',
    sizes <= 3 ? 'block' : sizes === 4 ? 'hidden @min-[15rem]:block' : 'hidden @min-[20.625rem]:block',
  )

const starClass = (sizes: number) => classNames('text-best', sizes > 5 && 'hidden @min-[20.625rem]:inline')
