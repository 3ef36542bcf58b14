import { findCartCookie, parseCart, writeCart } from '#domain/cart/cart-cookie.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { mainOf } from './page-parts.ts'

export const cookieOf = (cart: Cart) => `hillCountryQuote=${writeCart({ cart, stamp: 1 }) ?? ''}`
/** The cart in a Cookie or Set-Cookie header. */
export const cartIn = (header: string | null) => parseCart(findCartCookie(header)).cart

type Get = (path: string, init?: RequestInit) => Promise<Response>
type Fields = Record<string, string> | URLSearchParams

let clients = 0
/** Each request is a visitor's own unless one is named, because the real rate limits apply. */
export const newClient = () => {
  clients += 1
  return `10.20.${clients >> 8}.${clients & 255}`
}

/** Opens pages and posts forms with a cart's cookie, as a browser without JavaScript does. */
export function cartClient(get: Get) {
  async function send(path: string, cookie: string, init: RequestInit, client = newClient()) {
    const headers = { ...(cookie !== '' && { cookie }), 'X-Forwarded-For': client }
    const response = await get(path, { ...init, headers })
    const html = await response.text()
    const set = response.headers.get('set-cookie')
    return {
      status: response.status,
      location: response.headers.get('location'),
      headers: response.headers,
      set,
      cart: cartIn(set),
      html,
      main: mainOf(html).replaceAll('<!-- -->', ''),
    }
  }
  return {
    page: (cookie: string, path = '/cart') => send(path, cookie, {}),
    post: (fields: Fields, cookie = '', path = '/cart', client?: string) =>
      send(path, cookie, { method: 'POST', body: new URLSearchParams(fields) }, client),
  }
}
