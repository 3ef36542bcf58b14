import { Plus } from 'lucide-react'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { Button } from '#ui/button.tsx'
import { useSoon } from '#ui/lazy.tsx'
import { addFormId } from './quote-provider.tsx'
import { useQuoteCart } from './use-quote-cart.ts'

/**
 * Opens the add dialog; without JavaScript it posts to /cart. Its form is at the end of the page, because this button may sit
 * inside another form.
 */
export function AddToQuoteButton({ item }: { item: CartItem }) {
  const { startAdding, prepare } = useQuoteCart()
  useSoon(prepare)
  return (
    <Button
      type="submit"
      form={addFormId}
      name="item"
      value={item.inventoryId}
      look="line"
      size="small"
      aria-label={`Add ${item.plantName}, ${item.containerSize}, to your quote`}
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
