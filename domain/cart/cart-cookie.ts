import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import {
  emptyCart,
  isDeliveryPlace,
  isInventoryId,
  isSentQuoteRef,
  largestPriceCents,
  mostLines,
  mostOfOne,
  type Cart,
  type CartLine,
} from './cart.ts'
import { cleanCustomer, cookieText, customerFields, emptyCustomer, type Customer } from './customer.ts'

// The cart as one cookie: ids, quantities and contact fields. Names, pictures and prices come from the live inventory. The
// format uses only characters that need no escaping in a cookie:
//
//   1|stamp|id:quantity:price/id:quantity:price|first/last/email/…|z78006|number/token$
//
// Numbers are in base 36. The stamp orders writes from several tabs. The end mark shows that nothing was cut off.

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

const isWorthSaving = ({ lines, customer, deliveryPlace, submitted }: Cart) =>
  lines.length > 0 ||
  deliveryPlace !== null ||
  submitted !== null ||
  customerFields.some((field) => customer[field] !== emptyCustomer[field])

/** The cookie's value; null if there's nothing to save and the cookie should be deleted (CT-04, CT-05). */
export function writeCart({ cart, stamp }: StampedCart): string | null {
  if (!isWorthSaving(cart)) return null
  const { lines, customer, deliveryPlace, submitted } = cart
  const sections = [
    version,
    base36(stamp),
    lines
      .map(({ inventoryId, quantity, unitPriceCents }) =>
        [inventoryId, quantity, unitPriceCents].map(base36).join(':'),
      )
      .join('/'),
    customerFields.map((field) => cookieText(customer[field])).join('/'),
    deliveryPlace === null ? '' : writePlace(deliveryPlace),
    submitted === null ? '' : `${submitted.number}/${submitted.token}`,
  ]
  return sections.join('|') + endMark
}

const base36 = (value: number) => value.toString(36)

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
  const deliveryPlace = parsePlace(placeText)
  const submitted = parseSubmitted(quoteText)
  if (
    stamp === undefined ||
    lines === undefined ||
    customer === undefined ||
    deliveryPlace === undefined ||
    submitted === undefined
  )
    return nothingStored
  return { cart: { lines, customer, deliveryPlace, submitted }, stamp }
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
  const [inventoryId, quantity, unitPriceCents, ...more] = text.split(':').map(parseBase36)
  if (inventoryId === undefined || quantity === undefined || unitPriceCents === undefined || more.length > 0)
    return undefined
  const possible =
    isInventoryId(inventoryId) &&
    quantity >= 1 &&
    quantity <= mostOfOne &&
    unitPriceCents <= largestPriceCents
  return possible ? { inventoryId, quantity, unitPriceCents } : undefined
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

function parseSubmitted(text: string) {
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

/** For Set-Cookie or document.cookie (CT-06). Null deletes the cookie. */
export function cartCookie(value: string | null, { secure }: { secure: boolean }): string {
  const attributes = `Max-Age=${value === null ? 0 : lifetimeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${cartCookieName}=${value ?? ''}; ${attributes}`
}
