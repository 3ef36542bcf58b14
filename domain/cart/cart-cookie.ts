import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import {
  emptyCart,
  isDeliveryPlace,
  isInventoryId,
  isSentQuoteRef,
  largestPriceCents,
  mostLines,
  mostOfOne,
  withChoice,
  type Cart,
  type CartLine,
  type SentQuoteRef,
} from './cart.ts'
import { cleanCustomer, cookieText, customerFields, emptyCustomer, type Customer } from './customer.ts'

// The cart as one cookie: ids, quantities and contact fields. Names, pictures and prices come from the live inventory. The
// format uses only characters that need no escaping in a cookie:
//
//   1|stamp|id:quantity:price/id:quantity:price:choice|first/last/email/…|z78006|number/token$
//
// A choice is 1 for 'I'll plant it', 2 for a cage, 3 for both. 's' before the destination means Spanish, 'p' pick-up, '+' before the quote
// that the cart is added to it. Numbers are in base 36. The stamp orders writes from several tabs. The end mark shows that nothing was cut off.

const cartCookieName = 'hillCountryQuote'
const version = '1'
const endMark = '$'
const lifetimeSeconds = 30 * 24 * 60 * 60
/** We never write a longer cookie, so a longer one isn't ours. */
const mostBytes = 4096

/** `stamp` is when the cart last changed, in milliseconds since 1970. It increases with every change. */
export type StampedCart = { cart: Cart; stamp: number }

export const nothingStored: StampedCart = { cart: emptyCart, stamp: 0 }

/** Never goes backward, even though the clocks of browser and server may differ. */
export const nextStamp = (previous: number, now: number) => Math.max(Math.trunc(now), previous + 1)

const isWorthSaving = ({
  lines,
  customer,
  deliveryPlace,
  isPickup,
  readsSpanish,
  submitted,
  addingTo,
}: Cart) =>
  lines.length > 0 ||
  readsSpanish === true ||
  deliveryPlace !== null ||
  isPickup ||
  submitted !== null ||
  addingTo !== null ||
  customerFields.some((field) => customer[field] !== emptyCustomer[field])

/** The cookie's value; null if there's nothing to save and the cookie should be deleted. */
export function writeCart({ cart, stamp }: StampedCart): string | null {
  if (!isWorthSaving(cart)) return null
  const { lines, customer, deliveryPlace, isPickup, readsSpanish, submitted, addingTo } = cart
  const sections = [
    version,
    base36(stamp),
    lines.map(writeLine).join('/'),
    customerFields.map((field) => cookieText(customer[field])).join('/'),
    (readsSpanish === true ? 's' : '') +
      (isPickup ? 'p' : '') +
      (deliveryPlace === null ? '' : writePlace(deliveryPlace)),
    submitted === null ? (addingTo === null ? '' : `+${writeQuote(addingTo)}`) : writeQuote(submitted),
  ]
  return sections.join('|') + endMark
}

const base36 = (value: number) => value.toString(36)

function writeLine({ inventoryId, quantity, unitPriceCents, isPlantedByUs, hasCage }: CartLine): string {
  const choice = (isPlantedByUs === false ? 1 : 0) + (hasCage === true ? 2 : 0)
  const numbers = [inventoryId, quantity, unitPriceCents, ...(choice === 0 ? [] : [choice])]
  return numbers.map(base36).join(':')
}

const writeQuote = ({ number, token }: SentQuoteRef) => `${number}/${token}`

const writePlace = (place: DeliveryPlace) => ('zip' in place ? `z${place.zip}` : `c${place.community}`)

/** Browsers may send anything. Unless the value is complete and in our format, the cart is empty. */
export function parseCart(value: string | null): StampedCart {
  if (value === null || value.length > mostBytes || !value.endsWith(endMark)) return nothingStored
  const sections = value.slice(0, -1).split('|')
  const [given, stampText = '', linesText = '', customerText = '', placeText = '', quoteText = ''] = sections
  if (sections.length !== 6 || given !== version) return nothingStored
  const stamp = parseBase36(stampText)
  const lines = parseLines(linesText)
  const customer = parseCustomer(customerText)
  const [, spanish = '', pickup = '', place = ''] = /^(s?)(p?)(.*)$/.exec(placeText) ?? []
  const deliveryPlace = parsePlace(place)
  const isAdding = quoteText.startsWith('+')
  const quote = parseQuote(isAdding ? quoteText.slice(1) : quoteText)
  if (
    stamp === undefined ||
    lines === undefined ||
    customer === undefined ||
    deliveryPlace === undefined ||
    quote === undefined ||
    (isAdding && quote === null)
  )
    return nothingStored
  const quotes = isAdding ? { submitted: null, addingTo: quote } : { submitted: quote, addingTo: null }
  const isPickup = pickup !== ''
  const language = spanish === '' ? {} : ({ readsSpanish: true } as const)
  return { cart: { lines, customer, deliveryPlace, isPickup, ...language, ...quotes }, stamp }
}

function parseBase36(text: string): number | undefined {
  if (!/^(0|[1-9a-z][0-9a-z]{0,9})$/.test(text)) return undefined
  return Number.parseInt(text, 36)
}

function parseLines(text: string): CartLine[] | undefined {
  if (text === '') return []
  const lines = text.split('/').map(parseLine)
  const whole = lines.filter((line) => line !== undefined)
  const ids = new Set(whole.map(({ inventoryId }) => inventoryId))
  return ids.size === lines.length && lines.length <= mostLines ? whole : undefined
}

function parseLine(text: string): CartLine | undefined {
  const numbers = text.split(':').map(parseBase36)
  const [inventoryId, quantity, unitPriceCents, choice] = numbers
  if (inventoryId === undefined || quantity === undefined || unitPriceCents === undefined) return undefined
  if (numbers.length > 4 || (numbers.length === 4 && !(choice === 1 || choice === 2 || choice === 3)))
    return undefined
  const possible =
    isInventoryId(inventoryId) &&
    quantity >= 1 &&
    quantity <= mostOfOne &&
    unitPriceCents <= largestPriceCents
  const chosen = { isPlantedByUs: choice !== 1 && choice !== 3, hasCage: choice === 2 || choice === 3 }
  return possible ? withChoice({ inventoryId, quantity, unitPriceCents }, chosen) : undefined
}

function parseCustomer(text: string): Customer | undefined {
  const values = text.split('/')
  if (values.length !== customerFields.length) return undefined
  try {
    const decoded = values.map((value) => decodeURIComponent(value.replaceAll('+', '%20')))
    const given = Object.fromEntries(
      customerFields.map((field, index) => [field, decoded[index]]),
    ) as Customer
    const cleaned = cleanCustomer(given)
    return customerFields.every((field) => cleaned[field] === given[field]) ? cleaned : undefined
  } catch {
    return undefined
  }
}

function parsePlace(text: string): DeliveryPlace | null | undefined {
  if (text === '') return null
  const name = text.slice(1)
  const place = text.startsWith('z') ? { zip: name } : text.startsWith('c') ? { community: name } : undefined
  return place !== undefined && isDeliveryPlace(place) ? place : undefined
}

function parseQuote(text: string) {
  if (text === '') return null
  const [number = '', token = '', ...more] = text.split('/')
  const quote = { number, token }
  return more.length === 0 && isSentQuoteRef(quote) ? quote : undefined
}

/** Finds our value in a Cookie header or in document.cookie. */
export function findCartCookie(cookies: string | null): string | null {
  const start = `${cartCookieName}=`
  const found = (cookies ?? '').split(';').find((cookie) => cookie.trim().startsWith(start))
  return found === undefined ? null : found.trim().slice(start.length)
}

/** For Set-Cookie or document.cookie. Null deletes the cookie. */
export function cartCookie(value: string | null, { secure }: { secure: boolean }): string {
  const attributes = `Max-Age=${value === null ? 0 : lifetimeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${cartCookieName}=${value ?? ''}; ${attributes}`
}
