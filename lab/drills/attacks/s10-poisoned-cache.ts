import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { writeCart } from '../../../domain/cart/cart-cookie.ts'
import { addToCart, changeCustomer, emptyCart } from '../../../domain/cart/cart.ts'
import { crawl } from '../../../tools/warm/crawl.ts'
import { above, equal, none, report } from '#lab/drills/rig/measurements.ts'
import { timedFetch, encodings, startFront } from '#lab/drills/rig/front.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'

const evil = 'evil.example'

const filledCart = writeCart({
  cart: changeCustomer(addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 193_00 }, 7), {
    firstName: evil,
  }),
  stamp: 1,
})

type CacheAttack = { headers: Record<string, string>; query?: string }

/** Headers and queries an attacker might send, hoping the next visitor gets the result. */
const cacheAttacks: Record<string, CacheAttack> = {
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

async function attack(origin: string, path: string, encoding: string, { headers, query }: CacheAttack) {
  const { hostname, port } = new URL(origin)
  const target = query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${encodeURI(query)}`
  const sent = httpRequest({
    hostname,
    port,
    path: target,
    headers: { 'Accept-Encoding': encoding, ...headers },
  }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 0,
    headers: JSON.stringify(response.headers),
    body: await buffer(response),
  }
}

/** S10: an attacker requests every URL first, while the cache is empty; the next visitor must get the application's own response. */
export async function poisonedCache(rig: Rig, times: number): Promise<boolean> {
  const direct = rig.origins[0] ?? ''
  const { asked } = await crawl(direct, { pictures: false })
  const paths = [...asked].filter((path) => !path.startsWith('/assets/'))
  const front = await startFront(rig)
  const names = Object.keys(cacheAttacks)
  const wrong: string[] = []
  let [served, named, fromCache, done] = [0, 0, 0, 0]
  try {
    for (const encoding of encodings)
      for (const path of paths) {
        if (done >= times) break
        const name = names[done % names.length] ?? ''
        done += 1
        const first = await attack(front.origin, path, encoding, cacheAttacks[name] ?? { headers: {} })
        if (first.status < 500) served += 1
        if (first.headers.includes(evil)) named += 1
        const [next, truth] = await Promise.all([
          timedFetch(front.origin + path, { 'Accept-Encoding': encoding }),
          // nginx always requests a page's whole data, never part of it.
          timedFetch(direct + path.replace(/[?&]_routes=.*$/, ''), { 'Accept-Encoding': encoding }),
        ])
        if (next.cache === 'HIT') fromCache += 1
        const sameHeaders =
          next.headers.get('Content-Security-Policy') === truth.headers.get('Content-Security-Policy')
        if (next.status !== truth.status || !next.body.equals(truth.body) || !sameHeaders)
          wrong.push(`${name} ${path}`)
        if (next.body.includes(evil)) named += 1
      }
  } finally {
    await front.stop()
  }
  for (const line of wrong.slice(0, 5)) console.log(`     ${line}`)
  return report(`S10 ${done} URLs requested by an attacker first, in ${names.length} ways`, [
    equal('attacks that got a response below 500', served, done),
    above('next visitors served from the cache', fromCache, done * 0.9),
    none('next visitors who got something else', wrong.length),
    none("responses that name the attacker's host", named),
  ])
}
