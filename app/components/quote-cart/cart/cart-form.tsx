import type { ReactNode } from 'react'
import {
  applyCartIntent,
  parseCartIntent,
  type CartIntent,
  type CartIntentName,
} from '#domain/cart/cart-intents.ts'
import { fieldsOf } from '#ui/form-values.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'

type CartFormProps = {
  intent: CartIntentName
  /** The inventory id of the line to change. */
  item?: number
  children: ReactNode
  onApplied?: (intent: CartIntent) => void
  className?: string
}

/** Posts an intent to /cart. With JavaScript the same intent is applied in the browser and nothing is posted. */
export function CartForm({ intent, item, children, onApplied, className }: CartFormProps) {
  const { changeCart } = useQuoteCart()
  return (
    <form
      method="post"
      action="/cart"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = parseCartIntent(fieldsOf(event.currentTarget, event.nativeEvent.submitter))
        if (parsed === null) return
        changeCart((cart) => applyCartIntent(cart, parsed))
        onApplied?.(parsed)
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {item !== undefined && <input type="hidden" name="item" value={item} />}
      {children}
    </form>
  )
}
