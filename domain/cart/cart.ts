import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import type { Cents } from '#domain/money.ts'
import type { LineChoice } from '#domain/pricing/line-choice.ts'
import { counted } from '#domain/wording.ts'
import { cleanCustomer, emptyCustomer, type Customer } from './customer.ts'

/** A plant in a container size. An inventory row has one size, so its id identifies both. */
export type CartLine = {
  inventoryId: number
  quantity: number
  /** The price the visitor last saw, to point out a changed price. Never used for pricing. */
  unitPriceCents: Cents
} & LineChoice

/** Points to the quote sent with this cart; adding anything to it is asked about first. */
export type SentQuoteRef = { number: string; token: string }

export type Cart = {
  lines: readonly CartLine[]
  customer: Customer
  deliveryPlace: DeliveryPlace | null
  /** The visitor would rather pick the plants up. Only counts while the owner allows it. */
  isPickup: boolean
  /** The visitor came from a page in Spanish. Only noted for browsers without JavaScript; others store it themselves. */
  readsSpanish?: true
  submitted: SentQuoteRef | null
  /** The quote that the next request is added to. Never set together with `submitted`. */
  addingTo: SentQuoteRef | null
}

export const emptyCart: Cart = {
  lines: [],
  customer: emptyCustomer,
  deliveryPlace: null,
  isPickup: false,
  submitted: null,
  addingTo: null,
}

export const mostLines = 100
export const mostOfOne = 999
const largestId = 9_999_999_999
/** Six base-36 digits, as much as the cookie stores. Higher prices are stored as this. */
export const largestPriceCents = 36 ** 6 - 1

export const isFull = (cart: Cart) => cart.lines.length >= mostLines

export const countPlants = (cart: Cart) => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const plantsInWords = (count: number) => counted(count, 'plant')

/** A 101st line isn't added; callers check `isFull` to tell the visitor. */
export function addToCart(
  cart: Cart,
  { inventoryId, unitPriceCents }: Pick<CartLine, 'inventoryId' | 'unitPriceCents'>,
  quantity: number,
): Cart {
  if (!isInventoryId(inventoryId) || quantity < 1) return cart
  const present = cart.lines.find((line) => line.inventoryId === inventoryId)
  if (present === undefined && isFull(cart)) return cart
  const line = {
    ...present,
    inventoryId,
    quantity: boundQuantity((present?.quantity ?? 0) + quantity),
    unitPriceCents: boundPrice(unitPriceCents),
  }
  return {
    ...cart,
    lines:
      present === undefined
        ? [...cart.lines, line]
        : cart.lines.map((each) => (each === present ? line : each)),
  }
}

/** 0 or less removes the line. */
export function setQuantity(cart: Cart, inventoryId: number, quantity: number): Cart {
  if (quantity <= 0) return removeLine(cart, inventoryId)
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      line.inventoryId === inventoryId ? { ...line, quantity: boundQuantity(quantity) } : line,
    ),
  }
}

/** Changes the current quantity by one, even if another tab has changed it in the meantime. */
export function stepQuantity(cart: Cart, inventoryId: number, step: number): Cart {
  const line = cart.lines.find((each) => each.inventoryId === inventoryId)
  return line === undefined ? cart : setQuantity(cart, inventoryId, line.quantity + step)
}

export function removeLine(cart: Cart, inventoryId: number): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.inventoryId !== inventoryId) }
}

/** Changes what's chosen for a line, and leaves the rest of it as it is. */
export function chooseForLine(cart: Cart, inventoryId: number, choice: LineChoice): Cart {
  return {
    ...cart,
    lines: cart.lines.map((line) => (line.inventoryId === inventoryId ? withChoice(line, choice) : line)),
  }
}

/** A line only has what differs from the default. */
export function withChoice(
  { isPlantedByUs: wasPlanted, hasCage: hadCage, ...line }: CartLine,
  { isPlantedByUs = wasPlanted, hasCage = hadCage }: LineChoice,
): CartLine {
  return {
    ...line,
    ...(isPlantedByUs === false && { isPlantedByUs }),
    ...(hasCage === true && { hasCage }),
  }
}

export const choosePickup = (cart: Cart, isPickup: boolean): Cart => ({ ...cart, isPickup })

export const clearCart = (): Cart => emptyCart

/** Start a New Quote: clears the lines and the sent quote, but not the customer and destination. */
export const startNewQuote = (cart: Cart): Cart => ({ ...forgetSubmitted(cart), lines: [] })

export function changeCustomer(cart: Cart, change: Partial<Customer>): Cart {
  return { ...cart, customer: cleanCustomer({ ...cart.customer, ...change }) }
}

export function changeDeliveryPlace(cart: Cart, place: DeliveryPlace | null): Cart {
  return { ...cart, deliveryPlace: place !== null && isDeliveryPlace(place) ? place : null }
}

export function markSubmitted(cart: Cart, quote: SentQuoteRef): Cart {
  return { ...cart, submitted: isSentQuoteRef(quote) ? quote : null, addingTo: null }
}

/** Continue Adding Items and Add to Existing Quote: keeps the lines; the next request names the sent quote. */
export const addToSubmitted = (cart: Cart): Cart => ({
  ...cart,
  submitted: null,
  addingTo: cart.submitted ?? cart.addingTo,
})

/** Keeps the lines, and forgets the sent quote. */
export const forgetSubmitted = (cart: Cart): Cart => ({ ...cart, submitted: null, addingTo: null })

export function isInventoryId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= largestId
}

export function isDeliveryPlace(place: DeliveryPlace): boolean {
  return 'zip' in place ? /^\d{5}$/.test(place.zip) : /^[a-z][a-z-]{0,39}$/.test(place.community)
}

export function isSentQuoteRef({ number, token }: SentQuoteRef): boolean {
  return /^[\w-]{1,24}$/.test(number) && /^[\w-]{1,64}$/.test(token)
}

function boundQuantity(quantity: number): number {
  return Math.min(mostOfOne, Math.max(1, Math.trunc(quantity)))
}

function boundPrice(cents: Cents): Cents {
  return Math.min(largestPriceCents, Math.max(0, Math.trunc(cents)))
}

/** How many of an item are in the quote. Those of a quote that was sent don't count: adding to it is asked about first. */
export const quantityInQuote = (
  { lines, submitted }: Cart,
  { inventoryId }: Pick<CartLine, 'inventoryId'>,
): number =>
  submitted === null ? (lines.find((line) => line.inventoryId === inventoryId)?.quantity ?? 0) : 0
