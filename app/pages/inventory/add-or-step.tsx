import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { addFormId } from '#app/components/quote-cart/quote-provider.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { quantityInQuote, stepQuantity } from '#domain/cart/cart.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useSoon } from '#ui/lazy.tsx'
import type { OfferedSize } from './stock-offer.ts'

/**
 * Adds an item to the quote; once it's there, changes its quantity. Add becomes the plus button, the same element, so it keeps
 * the focus when the add dialog closes. Without JavaScript it posts to /cart.
 */
export function AddOrStep({ item, className }: { item: OfferedSize; className?: string }) {
  const { cart, changeCart, startAdding, prepare } = useQuoteCart()
  useSoon(prepare)
  const add = useRef<HTMLButtonElement>(null)
  const quantity = quantityInQuote(cart, item)
  const isIn = quantity > 0
  const name = `${item.plantName}, ${item.containerSize}`
  const step = (by: 1 | -1) => changeCart((newest) => stepQuantity(newest, item.inventoryId, by))
  return (
    <div
      {...(isIn && { role: 'group', 'aria-label': `${name}, in your quote` })}
      className={classNames('grid justify-items-stretch', className)}
    >
      {isIn && (
        <p className="text-center text-caption leading-tight font-semibold whitespace-nowrap text-good">
          In your quote
        </p>
      )}
      <div className={classNames('flex', isIn && 'rounded-box border border-brand bg-raised')}>
        {isIn && (
          <button
            type="button"
            aria-label="One fewer"
            className="grid h-10.5 w-9 flex-1 place-items-center rounded-box hover:bg-sunk max-md:w-11"
            onClick={() => {
              // The last one takes this button with it.
              if (quantity === 1) add.current?.focus()
              step(-1)
            }}
          >
            <Minus aria-hidden className="size-4.5" />
          </button>
        )}
        {isIn && (
          <span aria-live="polite" className="grid min-w-6 place-items-center font-semibold tabular-nums">
            {quantity}
          </span>
        )}
        <Button
          ref={add}
          type="submit"
          form={addFormId}
          name="item"
          value={item.inventoryId}
          look="line"
          size="small"
          aria-label={isIn ? 'One more' : `Add ${name}, to your quote`}
          onClick={(event) => {
            event.preventDefault()
            if (isIn) step(1)
            else startAdding(item)
          }}
          className={isIn ? 'min-h-10.5 w-9 flex-1 border-0 px-0! max-md:w-11' : 'flex-1 gap-1.5 px-3.5'}
        >
          <Plus aria-hidden className={classNames('size-4.5', !isIn && '@max-[14rem]:hidden')} />
          {!isIn && 'Add'}
        </Button>
      </div>
    </div>
  )
}
