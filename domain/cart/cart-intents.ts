import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { zipOf } from '#domain/delivery/street-address.ts'
import {
  addToCart,
  changeCustomer,
  changeDeliveryPlace,
  clearCart,
  forgetSubmitted,
  isInventoryId,
  mostLines,
  removeLine,
  setQuantity,
  startNewQuote,
  stepQuantity,
  type Cart,
} from './cart.ts'
import type { CartItem } from './cart-item.ts'
import { customerFields, type Customer } from './customer.ts'
import { parseLineQuantity, parseQuantity } from './quantity.ts'

// What a form may ask of /cart without JavaScript. In the browser the same functions of cart.ts are called directly.

/** DR-06: what becomes of a quote that was already sent when something is added. */
export type AfterSubmitted = 'new' | 'existing'

export type CartIntent =
  | { intent: 'add'; inventoryId: number; quantity: number; afterSubmitted: AfterSubmitted | null }
  | { intent: 'set-quantity'; inventoryId: number; quantity: number }
  | { intent: 'step-quantity'; inventoryId: number; step: number }
  | { intent: 'remove'; inventoryId: number }
  | { intent: 'clear' }
  | { intent: 'customer'; change: Partial<Customer> }
  | { intent: 'delivery'; place: DeliveryPlace | null }
  /** Continue Adding Items (DR-05). */
  | { intent: 'continue' }
  /** The lines of a quote that has expired. */
  | { intent: 'start-again'; choices: { inventoryId: number; quantity: number }[] }
  /** Nothing changes: the cookie comes back with its 30 days, set by the server. */
  | { intent: 'keep' }

export type CartIntentName = CartIntent['intent']

/** The fields of a posted form as an intent, or null where they are none. */
export function parseCartIntent(form: URLSearchParams): CartIntent | null {
  const intent = form.get('intent')
  switch (intent) {
    case 'add':
    case 'set-quantity':
    case 'remove': {
      const inventoryId = Number(form.get('item') ?? '')
      if (!isInventoryId(inventoryId)) return null
      return intent === 'remove' ? { intent, inventoryId } : quantityIntent(intent, inventoryId, form)
    }
    case 'customer': {
      const given = customerFields.flatMap((field) => {
        const value = form.get(field)
        return value === null ? [] : [[field, value.trim()] as const]
      })
      return { intent, change: Object.fromEntries(given) }
    }
    case 'delivery':
      return { intent, place: placeIn(form) }
    case 'start-again':
      return { intent, choices: choicesIn(form) }
    case 'clear':
    case 'continue':
    case 'keep':
      return { intent }
    default:
      return null
  }
}

function quantityIntent(
  intent: 'add' | 'set-quantity',
  inventoryId: number,
  form: URLSearchParams,
): CartIntent {
  const typed = form.get('quantity') ?? ''
  const after = form.get('after')
  const step = form.get('step')
  if (intent === 'add')
    return {
      intent,
      inventoryId,
      quantity: parseQuantity(typed),
      afterSubmitted: after === 'new' || after === 'existing' ? after : null,
    }
  if (step !== null) return { intent: 'step-quantity', inventoryId, step: step === '-1' ? -1 : 1 }
  return { intent, inventoryId, quantity: parseLineQuantity(typed) }
}

function placeIn(form: URLSearchParams): DeliveryPlace | null {
  const zip = form.get('zip')?.trim() ?? ''
  const community = form.get('community') ?? ''
  if (zip !== '') return { zip: zipOf(zip) ?? zip }
  return community === '' ? null : { community }
}

/** Repeated `item=id:quantity`. What is none is left out. */
function choicesIn(form: URLSearchParams) {
  const choices = form.getAll('item').map((text) => {
    const [inventoryId, quantity] = text.split(':')
    return { inventoryId: Number(inventoryId), quantity: parseQuantity(quantity ?? '') }
  })
  return choices.filter(({ inventoryId }) => isInventoryId(inventoryId)).slice(0, mostLines)
}

/** The inventory rows that must be read before an intent can be applied. */
export function itemsNeededFor(intent: CartIntent): number[] {
  if (intent.intent === 'add') return [intent.inventoryId]
  return intent.intent === 'start-again' ? intent.choices.map(({ inventoryId }) => inventoryId) : []
}

/** DR-06: adding to a quote that was sent asks first. */
export function mustAskFirst(cart: Cart, intent: CartIntent): boolean {
  return cart.submitted !== null && intent.intent === 'add' && intent.afterSubmitted === null
}

/** `items` are the live inventory rows of itemsNeededFor; what is not among them is not added. */
export function applyCartIntent(cart: Cart, intent: CartIntent, items: readonly CartItem[] = []): Cart {
  switch (intent.intent) {
    case 'add': {
      const item = items.find(({ inventoryId }) => inventoryId === intent.inventoryId)
      if (item === undefined || mustAskFirst(cart, intent)) return cart
      return addToCart(answerSubmitted(cart, intent.afterSubmitted), item, intent.quantity)
    }
    case 'set-quantity':
      return setQuantity(cart, intent.inventoryId, intent.quantity)
    case 'step-quantity':
      return stepQuantity(cart, intent.inventoryId, intent.step)
    case 'remove':
      return removeLine(cart, intent.inventoryId)
    case 'clear':
      return clearCart()
    case 'customer':
      return changeCustomer(cart, intent.change)
    case 'delivery':
      return changeDeliveryPlace(cart, intent.place)
    case 'start-again':
      return intent.choices.reduce((now, choice) => startAgainWith(now, choice, items), forgetSubmitted(cart))
    case 'continue':
      return forgetSubmitted(cart)
    default:
      return cart
  }
}

/** Asked twice it is still the same cart, and what else is in it stays. */
function startAgainWith(
  cart: Cart,
  { inventoryId, quantity }: { inventoryId: number; quantity: number },
  items: readonly CartItem[],
): Cart {
  const item = items.find((each) => each.inventoryId === inventoryId)
  return item === undefined ? cart : addToCart(removeLine(cart, inventoryId), item, quantity)
}

/** The answer to the three-way question; null where it was not asked. */
export function answerSubmitted(cart: Cart, answer: AfterSubmitted | null): Cart {
  if (answer === 'new') return startNewQuote(cart)
  return answer === 'existing' ? forgetSubmitted(cart) : cart
}
