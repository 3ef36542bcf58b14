import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { zipOf } from '#domain/delivery/street-address.ts'
import {
  addToCart,
  addToSubmitted,
  changeCustomer,
  changeDeliveryPlace,
  chooseForLine,
  choosePickup,
  clearCart,
  forgetSubmitted,
  isInventoryId,
  mostLines,
  removeLine,
  setQuantity,
  startNewQuote,
  stepQuantity,
  type Cart,
  mostOfOne,
} from './cart.ts'
import type { LineChoice } from '#domain/pricing/line-choice.ts'
import type { CartItem } from './cart-item.ts'
import { customerFields, type Customer } from './customer.ts'

// The forms that post to /cart without JavaScript. With JavaScript, the browser calls the functions of cart.ts directly.

/** The visitor's decision when adding to a cart whose quote was already sent. */
export type AfterSubmitted = 'new' | 'existing'

export type CartIntent =
  | { intent: 'add'; inventoryId: number; quantity: number; afterSubmitted: AfterSubmitted | null }
  | { intent: 'set-quantity'; inventoryId: number; quantity: number }
  | { intent: 'step-quantity'; inventoryId: number; step: number }
  | { intent: 'remove'; inventoryId: number }
  | { intent: 'choose'; inventoryId: number; choice: LineChoice }
  /** Cages for several lines at once, or for none of them. */
  | { intent: 'cages'; inventoryIds: number[]; hasCage: boolean }
  | { intent: 'pickup'; isPickup: boolean }
  | { intent: 'clear' }
  | { intent: 'customer'; change: Partial<Customer> }
  | { intent: 'delivery'; place: DeliveryPlace | null }
  /** Continue Adding Items. */
  | { intent: 'continue' }
  /** Puts the lines of an expired quote back into the cart. */
  | { intent: 'start-again'; choices: { inventoryId: number; quantity: number }[] }
  /** Changes nothing, but the server renews the cookie for 30 days. */
  | { intent: 'keep' }

export type CartIntentName = CartIntent['intent']

/** Null if the form isn't a valid intent. */
export function parseCartIntent(form: URLSearchParams): CartIntent | null {
  const intent = form.get('intent')
  switch (intent) {
    case 'add':
    case 'set-quantity':
    case 'choose':
    case 'remove': {
      const inventoryId = Number(form.get('item') ?? '')
      if (!isInventoryId(inventoryId)) return null
      if (intent === 'choose') return { intent, inventoryId, choice: choiceIn(form) }
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
    case 'cages':
      return {
        intent,
        inventoryIds: form.getAll('item').map(Number).filter(isInventoryId).slice(0, mostLines),
        hasCage: form.get('cage') === 'yes',
      }
    case 'pickup':
      return { intent, isPickup: form.get('pickup') === 'yes' }
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

/** The buttons of a line: `planted` by us, and with a `cage`. What isn't posted stays as it is. */
function choiceIn(form: URLSearchParams): LineChoice {
  const [planted, cage] = [form.get('planted'), form.get('cage')]
  return {
    ...(planted !== null && { isPlantedByUs: planted === 'yes' }),
    ...(cage !== null && { hasCage: cage === 'yes' }),
  }
}

function placeIn(form: URLSearchParams): DeliveryPlace | null {
  const zip = form.get('zip')?.trim() ?? ''
  const community = form.get('community') ?? ''
  if (zip !== '') return { zip: zipOf(zip) ?? zip }
  return community === '' ? null : { community }
}

/** Repeated `item=id:quantity`. Invalid items are left out. */
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

/** Adding to a cart whose quote was sent needs a decision first. */
export function mustAskFirst(cart: Cart, intent: CartIntent): boolean {
  return cart.submitted !== null && intent.intent === 'add' && intent.afterSubmitted === null
}

/** `items` are the inventory rows from itemsNeededFor. Only those can be added. */
export function applyCartIntent(cart: Cart, intent: CartIntent, items: readonly CartItem[] = []): Cart {
  switch (intent.intent) {
    case 'add': {
      const item = items.find(({ inventoryId }) => inventoryId === intent.inventoryId)
      if (item === undefined || mustAskFirst(cart, intent)) return cart
      return addToCart(applyAfterSubmitted(cart, intent.afterSubmitted), item, intent.quantity)
    }
    case 'set-quantity':
      return setQuantity(cart, intent.inventoryId, intent.quantity)
    case 'step-quantity':
      return stepQuantity(cart, intent.inventoryId, intent.step)
    case 'remove':
      return removeLine(cart, intent.inventoryId)
    case 'choose':
      return chooseForLine(cart, intent.inventoryId, intent.choice)
    case 'cages':
      return intent.inventoryIds.reduce(
        (now, id) => chooseForLine(now, id, { hasCage: intent.hasCage }),
        cart,
      )
    case 'pickup':
      return choosePickup(cart, intent.isPickup)
    case 'clear':
      return clearCart()
    case 'customer':
      return changeCustomer(cart, intent.change)
    case 'delivery':
      return changeDeliveryPlace(cart, intent.place)
    case 'start-again':
      return intent.choices.reduce((now, choice) => startAgainWith(now, choice, items), forgetSubmitted(cart))
    case 'continue':
      return addToSubmitted(cart)
    default:
      return cart
  }
}

/** Replaces the line, so that submitting twice changes nothing. Other lines stay. */
function startAgainWith(
  cart: Cart,
  { inventoryId, quantity }: { inventoryId: number; quantity: number },
  items: readonly CartItem[],
): Cart {
  const item = items.find((each) => each.inventoryId === inventoryId)
  return item === undefined ? cart : addToCart(removeLine(cart, inventoryId), item, quantity)
}

/** Applies the visitor's decision; null if there was nothing to decide. */
export function applyAfterSubmitted(cart: Cart, decision: AfterSubmitted | null): Cart {
  if (decision === 'new') return startNewQuote(cart)
  return decision === 'existing' ? addToSubmitted(cart) : cart
}

/** Parses a typed quantity to add. Anything that isn't a number is 1, and so is 0 or less. */
export const parseQuantity = (text: string) => Math.max(1, parseLineQuantity(text))

/** Parses a typed quantity of an existing line, where 0 or less removes the line. */
export function parseLineQuantity(text: string): number {
  const typed = text.trim()
  return /^[-+]?\d+(\.\d*)?$/.test(typed) ? Math.min(mostOfOne, Math.trunc(Number(typed))) : 1
}

/** Validates the path that a form wants to return to. Null unless it's on this site. */
export function sameSitePath(given: string | null): string | null {
  if (given === null || given.length > 500 || !/^\/[\x21-\x7e]*$/.test(given)) return null
  const base = 'https://site.invalid'
  const url = URL.parse(given, base)
  // Check again after normalizing, because '/.//elsewhere' becomes '//elsewhere'.
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
