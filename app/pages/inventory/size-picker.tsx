import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { quantityInQuote } from '#domain/cart/cart.ts'
import { containerSizeOf, sizeInWords } from '#domain/stock/container-sizes.ts'
import { caliperInWords, heightInWords, sizeLine } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import { potScale } from './pot-scale.ts'
import { Pot, potRowStyle } from './pots.tsx'
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
  const { markFt } = potScale(offer)
  return (
    <fieldset
      ref={sizes}
      style={potRowStyle(offer)}
      className="relative grid grid-cols-[repeat(var(--sizes),minmax(0,1fr))] [--ft:min((var(--stage)-6px)/var(--tall),(100cqw-36px)/var(--sizes)/var(--wide))] [--stage:84px]"
    >
      <legend className="sr-only">Sizes of {offer.name}</legend>
      {offer.items.map((item, index) => (
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
            className="relative row-start-1 flex cursor-pointer flex-col items-center pb-1 text-caption text-ink-soft [--shown:0.45] peer-checked:text-small peer-checked:font-semibold peer-checked:text-ink peer-checked:[--shown:1] peer-focus-visible:z-1 peer-focus-visible:outline-3 peer-focus-visible:outline-focus hover:[--shown:1] peer-checked:[&>:last-child]:border-brand"
          >
            {quantityInQuote(cart, item) > 0 && (
              <span aria-hidden className="absolute top-1.5 right-1.5 size-2.25 rounded-pill bg-brand" />
            )}
            <Pot item={item} young={offer.young} markFt={index === 0 ? markFt : null} />
            <span className="mt-1.5 border-b-2 border-transparent leading-[1.6] whitespace-nowrap tabular-nums @max-[14.5rem]:tracking-tighter">
              {shortSize(item.containerSize)}
            </span>
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
  const { currentHeightInches: height, caliperInches: caliper } = item
  return (
    <Box className="contain-inline-size col-span-full row-start-2 mt-1 hidden grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 text-caption text-ink-soft peer-checked:grid">
      <p className="leading-tight">
        <span className="block font-display text-h3 font-medium text-ink tabular-nums">
          {formatCents(plantedCents(item))}
        </span>{' '}
        planted, {sizeInWords(item.containerSize)}
      </p>
      <AddToQuoteButton item={item} className="max-md:min-w-22" />
      {/* One line on every card, so that pots and prices stand level across a row. */}
      <p className="col-span-full mt-1 min-h-lh">
        {height !== null && heightInWords(height)}
        {height !== null && <span className="@max-[14.5rem]:hidden"> tall</span>}
        {height !== null && caliper !== null && ', '}
        {caliper !== null && `${caliperInWords(caliper)} caliper`}
      </p>
    </Box>
  )
}

/** '15', '4 in', and 'B&B' as the trade says it. The chosen one is spelled out beside its price. */
function shortSize(containerSize: string): string {
  const size = containerSizeOf(containerSize)
  return size === 'other'
    ? containerSize.replace(/^ball and burlap$/i, 'B&B')
    : size.replace('-gal', '').replace('-inch', ' in')
}
