import type { CartIntentName } from '#domain/cart/cart-intents.ts'

export const addFormId = 'add-to-quote'
const intent: CartIntentName = 'add'

/** The one form of all add buttons of a page, for visitors without JavaScript. */
export function AddForm() {
  return (
    <form id={addFormId} method="post" action="/cart" hidden>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="quantity" value="1" />
    </form>
  )
}
