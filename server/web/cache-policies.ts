import type { MiddlewareFunction } from 'react-router'

// The one place that says who may cache a response, and for how long. A cache in front (deploy/nginx.conf, or any CDN)
// stores public pages for seconds or minutes and serves a stale copy only if it can't get a fresh one. Browsers revalidate
// each time.

const minute = 60
const day = 24 * 60 * minute

/** While a page can't be rendered, a cache may serve its last good copy, for up to two weeks. */
const staleIfError = `stale-if-error=${14 * day}`

export const cachePolicies = {
  prices: `public, max-age=0, s-maxage=15, stale-while-revalidate=15, ${staleIfError}`,
  page: `public, max-age=0, s-maxage=${4 * minute}, stale-while-revalidate=${minute}, ${staleIfError}`,
  /** For crawlers. */
  crawled: `public, max-age=${60 * minute}, ${staleIfError}`,
  /** Its name changes with its content. */
  immutable: `public, max-age=${365 * day}, immutable`,
  /** A file whose name stays the same when its content changes. */
  file: `public, max-age=${5 * minute}, ${staleIfError}`,
  /** Browsers only: anyone can make up other spellings, and each would push a page out of a shared cache. */
  redirect: `private, max-age=${day}`,
  private: 'private, no-store',
  never: 'no-store',
} as const

type CachePolicy = keyof typeof cachePolicies

/** Every path in app/routes.ts. A path that isn't listed is never cached. */
export const policyOfRoute: Readonly<Record<string, CachePolicy>> = {
  '/': 'prices',
  '/services': 'prices',
  '/about': 'prices',
  '/faq': 'prices',
  '/plant-database': 'prices',
  '/plant-database/finder': 'prices',
  '/plant-database/lists/:list': 'prices',
  '/plant-database/:slug': 'prices',
  '/inventory': 'prices',
  '/compare': 'private',
  '/cart': 'private',
  '/quote/:token': 'private',
  '/quote/:token/water-card': 'private',
  '/quote/:token/hoa': 'private',
  '/care-emails/stop/:token': 'private',
  '/services/:slug': 'page',
  '/blog': 'page',
  '/blog/:slug': 'page',
  '/newsletter': 'page',
  '/newsletter/confirm/:token': 'private',
  '/newsletter/stop/:token': 'private',
  '/contact': 'page',
  '/contact/map': 'page',
  '/privacy-policy': 'page',
  '/terms-and-conditions': 'page',
  '/water-card': 'page',
  '/es': 'prices',
  '/es/riego': 'page',
  '/es/poda-de-encinos': 'page',
  '/areas/boerne': 'page',
  '/tree-service/:city': 'page',
  '/tree-service': 'page',
  '/sitemap.xml': 'crawled',
  '/robots.txt': 'crawled',
  '/api/delivery-estimate': 'private',
  '/api/community-of-zip': 'private',
  '/api/verdicts/:community': 'page',
  '/api/address-suggestions': 'private',
  '/api/address-details': 'private',
  '/api/plant-suggestions': 'never',
  '/api/cart-items': 'never',
  '/api/public/submit-quote': 'private',
  '/api/quote-mail-state': 'private',
  '/api/sent-quote': 'private',
  '/health/mail': 'never',
  '/*': 'never',
}

/** Only a 200 response to a GET or HEAD may be cached, and only if it sets no cookie. A route's own header wins. */
export function cacheControlOf(route: string, method: string, response: Response): string {
  const own = response.headers.get('Cache-Control')
  const isGood = response.status === 200 && (method === 'GET' || method === 'HEAD')
  if (isGood && !response.headers.has('Set-Cookie'))
    return own ?? cachePolicies[policyOfRoute[route] ?? 'never']
  return own !== null && !own.includes('public') ? own : cachePolicies.never
}

/** Middleware of the root route: sets Cache-Control on every React Router response, as policyOfRoute says. */
export const setCacheControl: MiddlewareFunction<Response> = async ({ request, pattern }, next) => {
  const response = await next()
  const route = pattern.startsWith('/') ? pattern : `/${pattern}`
  response.headers.set('Cache-Control', cacheControlOf(route, request.method, response))
  return response
}

/** Middleware of the desk's root route: nothing there is stored by anyone. */
export const neverCached: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', cachePolicies.private)
  return response
}

/** For a page that only people with its link may see: never cached, never indexed, its URL never sent to other sites. */
export const privateHeaders = {
  'Cache-Control': cachePolicies.private,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
