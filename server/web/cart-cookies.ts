import {
  cartCookie,
  findCartCookie,
  parseCart,
  writeCart,
  type StampedCart,
} from '#domain/cart/cart-cookie.ts'
import { env } from '#server/platform/config/env.ts'
import { cachePolicies } from './cache-policies.ts'

export const readCart = (request: Request) => parseCart(findCartCookie(request.headers.get('Cookie')))

/** Saves the cart in the visitor's cookie. The server sets it because Safari deletes cookies set by scripts after 7 days. */
export function cartHeaders(stamped: StampedCart): Record<string, string> {
  const secure = env().SITE_ORIGIN.startsWith('https:')
  return {
    'Set-Cookie': cartCookie(writeCart(stamped), { secure }),
    'Cache-Control': cachePolicies.private,
  }
}
