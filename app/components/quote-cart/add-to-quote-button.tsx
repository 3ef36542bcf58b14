import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { quantityInQuote, stepQuantity } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useSoon } from '#ui/lazy.tsx'
import { addFormId } from './quote-provider.tsx'
import { useQuoteCart } from './use-quote-cart.ts'

/**
 * Opens the add dialog; once the item is in the quote, changes its quantity. Add becomes the plus button, the same element, so it
 * keeps the focus when the dialog closes. Without JavaScript it posts to /cart, with a form at the end of the page, because this
 * button may sit inside another form.
 */
export function AddToQuoteButton({ item, className }: { item: CartItem; className?: string }) {
  const { cart, changeCart, startAdding, prepare } = useQuoteCart()
  useSoon(prepare)
  const add = useRef<HTMLButtonElement>(null)
  const quantity = quantityInQuote(cart, item)
  const isIn = quantity > 0
  const name = `${item.plantName}, ${item.containerSize}`
  const step = (by: 1 | -1) => changeCart((newest) => stepQuantity(newest, item.inventoryId, by))
  return (
    // Both buttons lie over Add, which keeps its box: nothing on the page moves.
    <div
      {...(isIn && { role: 'group', 'aria-label': `${name}, in your quote` })}
      className={classNames('relative flex max-md:min-w-29', className)}
    >
      {isIn && (
        <button
          type="button"
          aria-label="One fewer"
          className="absolute inset-y-0 left-0 z-1 grid w-2/5 place-items-center rounded-box text-good hover:bg-sunk"
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
        <span
          aria-live="polite"
          className="pointer-events-none absolute inset-y-0 left-2/5 z-1 grid w-1/5 place-items-center font-semibold text-good tabular-nums"
        >
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
        className={classNames(
          'flex-1 gap-1.5 px-3.5',
          isIn && 'relative border-brand! bg-good-surface! text-good!',
        )}
      >
        <span className={classNames('contents', isIn && 'invisible')}>
          <Plus aria-hidden className="size-4.5 @max-[14rem]:hidden" />
          Add
        </span>
        {isIn && (
          <Plus aria-hidden className="absolute inset-y-0 left-4/5 my-auto size-4.5 -translate-x-1/2" />
        )}
      </Button>
    </div>
  )
}
