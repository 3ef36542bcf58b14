import type { CartIntentName } from '#domain/cart/cart-intents.ts'

const intent: CartIntentName = 'delivery'

/** Without JavaScript a place is posted to /cart, which renders the estimate. */
export const deliveryForm = {
  action: '/cart',
  method: 'post',
  children: <input type="hidden" name="intent" value={intent} />,
} as const
