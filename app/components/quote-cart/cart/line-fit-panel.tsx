import { CircleCheck, CircleX } from 'lucide-react'
import { Link } from 'react-router'
import { measuredSpots } from '#app/components/growth/measured-spots.ts'
import { SpotFields } from '#app/components/growth/spot-fields.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { ages, sizeAt, type GrowingPlant } from '#domain/growth/growth.ts'
import { ageName, bandInWords } from '#domain/growth/growth-words.ts'
import { parseSpot, spotQuery } from '#domain/growth/spot.ts'
import { willItFit } from '#domain/growth/will-it-fit.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { Button } from '#ui/button.tsx'
import { fieldsOf } from '#ui/form-values.ts'
import { untilScript } from '#ui/needs-script.ts'

type LineFitPanelProps = {
  item: CartItem
  plant: GrowingPlant
  /** Of the spot measured so far. */
  query: string
}

/** How tall this one may get, the spot it's for, and the answer, which also goes into the notes of the request. */
export function LineFitPanel({ item, plant, query }: LineFitPanelProps) {
  const { showPanel } = useQuoteCart()
  const asked = new URLSearchParams(query)
  const spot = parseSpot(asked)
  const todayFt = item.currentHeightInches === null ? null : item.currentHeightInches / 12
  const answer = willItFit(plant, todayFt, spot)
  const drawn = new URLSearchParams({ size: item.containerSize })
  for (const [name, value] of new URLSearchParams(spotQuery(spot))) drawn.set(name, value)
  const Icon = answer?.fits === true ? CircleCheck : CircleX
  return (
    <div className="mt-1 mb-2 rounded-box border border-line bg-raised p-3.5 max-md:-ml-23">
      <p className="text-small font-semibold">Height, an estimate</p>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1.5 text-small">
        {ages.map((age) => {
          const size = sizeAt(plant, todayFt, age)
          return (
            size !== null && (
              <div key={age} className="leading-snug">
                <dt className="text-caption text-ink-quiet">{ageName(age)}</dt>
                <dd className="tabular-nums">{bandInWords(size.heightFt)}</dd>
              </div>
            )
          )
        })}
      </dl>
      <form
        action="/cart"
        onChange={(event) => {
          const next = spotQuery(parseSpot(fieldsOf(event.currentTarget)))
          afterPaint(() => measuredSpots.measure([item.inventoryId], next))
        }}
        onSubmit={(event) => event.preventDefault()}
        className="mt-3 grid grid-cols-2 gap-3 border-t border-line pt-3"
      >
        <input type="hidden" name="fit" value={item.inventoryId} />
        <SpotFields asked={asked} />
        <Button {...untilScript} type="submit" look="quiet" size="small" className="col-span-full">
          Check this spot
        </Button>
      </form>
      <div aria-live="polite">
        {answer !== null && (
          <>
            <p className="mt-3 flex items-start gap-2 leading-snug font-semibold">
              <Icon
                aria-hidden
                className={`mt-px size-5 flex-none ${answer.fits ? 'text-good' : 'text-danger'}`}
              />
              {answer.sentence}
            </p>
            {answer.more !== null && <p className="mt-1 text-small text-ink-soft">{answer.more}</p>}
            <p className="mt-1 text-caption text-ink-quiet">
              We put this in the notes of your request, where you can change it.
            </p>
          </>
        )}
      </div>
      <Link
        to={`/plant-database/${item.slug}?${drawn.toString()}#fit`}
        onClick={() => showPanel('closed')}
        className="mt-1 inline-flex min-h-11 items-center text-small text-link underline decoration-1 underline-offset-3"
      >
        {answer?.fits === false ? 'See it drawn, and what would fit' : 'See it drawn'}
      </Link>
    </div>
  )
}
