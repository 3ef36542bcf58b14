import { writeCart } from '#domain/cart/cart-cookie.ts'
import { addToCart, changeCustomer, emptyCart } from '#domain/cart/cart.ts'

export const evil = 'evil.example'

const filledCart = writeCart({
  cart: changeCustomer(addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 193_00 }, 7), {
    firstName: evil,
  }),
  stamp: 1,
})

export type CacheAttack = { headers: Record<string, string>; query?: string }

/** Headers and queries an attacker might send, hoping the next visitor gets the result. */
export const cacheAttacks: Record<string, CacheAttack> = {
  host: { headers: { Host: evil } },
  forwardedHost: {
    headers: { 'X-Forwarded-Host': evil, 'X-Host': evil, Forwarded: `host=${evil};proto=http` },
  },
  forwardedProto: {
    headers: { 'X-Forwarded-Proto': evil, 'X-Forwarded-Port': '666', 'X-Forwarded-Scheme': 'nope' },
  },
  otherPath: { headers: { 'X-Original-URL': '/cart', 'X-Rewrite-URL': `/${evil}` } },
  cookies: {
    headers: { Cookie: `hillCountryQuote=${filledCart}; __proto__=${evil}; a=${'x'.repeat(6000)}` },
  },
  brokenCookies: { headers: { Cookie: '%E0%A4%A=%; ;;=; hillCountryQuote="<script>alert(1)</script>"' } },
  unknownNames: { headers: {}, query: `utm_source=${evil}&x=<script>&__proto__[a]=1&index&_data=root` },
  browser: {
    headers: { 'User-Agent': `${evil}<script>`, 'Accept-Language': evil, Referer: `https://${evil}/` },
  },
  method: { headers: { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'DELETE' } },
  origin: {
    headers: { Origin: `https://${evil}`, 'Sec-Fetch-Site': 'cross-site', Accept: 'application/json' },
  },
  cacheControl: {
    headers: { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', 'If-None-Match': '*' },
  },
  prefetch: { headers: { Purpose: 'prefetch', 'X-Remix-Reload-Document': 'true', 'X-Requested-With': evil } },
}
