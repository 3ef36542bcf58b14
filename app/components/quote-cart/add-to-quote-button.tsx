import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { Button } from '#ui/button.tsx'
import { addFormId } from './quote-provider.tsx'
import { useQuoteCart } from './use-quote-cart.ts'

/**
 * Opens the add dialog; without JavaScript it posts to /cart. Its form is at the end of the page, because this button may sit
 * inside another form.
 */
export function AddToQuoteButton({ item }: { item: CartItem }) {
  const { startAdding, prepare } = useQuoteCart()
  usePrepareWhenIdle(prepare)
  return (
    <Button
      type="submit"
      form={addFormId}
      name="item"
      value={item.inventoryId}
      look="line"
      size="small"
      aria-label={`Add ${item.plantName}, ${item.containerSize}, to your quote`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        event.preventDefault()
        startAdding(item)
      }}
    >
      <Plus aria-hidden className="size-4.5" />
      Add
    </Button>
  )
}

/** Loads the dialog's code while the page is idle, so nobody waits for it on the first click. */
export function usePrepareWhenIdle(prepare: () => void) {
  useEffect(() => {
    const idle = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(prepare) : prepare()),
      500,
    )
    return () => clearTimeout(idle)
  }, [prepare])
}
