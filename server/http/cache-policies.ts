import type { MiddlewareFunction } from 'react-router'

// How long answers may be kept, and by whom: the one place. A cache in front (deploy/nginx.conf, or any CDN) keeps public
// pages for seconds or minutes and hands out an old copy only where there is no new one to be had; browsers ask each time.

const minute = 60
const day = 24 * 60 * minute

/** Bad days are bridged: a page that cannot be made is answered with the last good one for up to two weeks. */
const whenWeFail = `stale-if-error=${14 * day}`

export const cachePolicies = {
  prices: `public, max-age=0, s-maxage=15, stale-while-revalidate=15, ${whenWeFail}`,
  page: `public, max-age=0, s-maxage=${4 * minute}, stale-while-revalidate=${minute}, ${whenWeFail}`,
  /** For machines that come by now and then. */
  feed: `public, max-age=${60 * minute}, ${whenWeFail}`,
  /** Its name changes with its content. */
  immutable: `public, max-age=${365 * day}, immutable`,
  /** A file under a name of its own, or one that is drawn again when its subject changes. */
  file: `public, max-age=${5 * minute}, ${whenWeFail}`,
  drawing: `public, max-age=${day}, ${whenWeFail}`,
  /** For the browser alone: anyone can make up other spellings, and each would push a page out of a shared cache. */
  redirect: `private, max-age=${day}`,
  private: 'private, no-store',
  never: 'no-store',
} as const

type CachePolicy = keyof typeof cachePolicies

/** Every address of app/routes.ts. What is not named here is never kept. */
export const policyOfRoute: Readonly<Record<string, CachePolicy>> = {
  '/': 'prices',
  '/services': 'prices',
  '/about': 'prices',
  '/faq': 'prices',
  '/plant-database': 'prices',
  '/plant-database/:slug': 'prices',
  '/inventory': 'prices',
  '/cart': 'private',
  '/quote/:token': 'private',
  '/services/:slug': 'page',
  '/blog': 'page',
  '/blog/rss.xml': 'feed',
  '/blog/:slug': 'page',
  '/newsletter': 'page',
  '/newsletter/confirm/:token': 'private',
  '/newsletter/stop/:token': 'private',
  '/contact': 'page',
  '/contact/map': 'page',
  '/privacy-policy': 'page',
  '/terms-and-conditions': 'page',
  '/areas/boerne': 'page',
  '/tree-service/:city': 'page',
  '/tree-service': 'page',
  '/sitemap.xml': 'feed',
  '/robots.txt': 'feed',
  '/api/delivery-estimate': 'private',
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

/** Reading 28: only a whole, good answer to a mere question may be kept, and none that sets a cookie. */
export function cacheControlOf(route: string, method: string, answer: Response): string {
  const own = answer.headers.get('Cache-Control')
  const isGood = answer.status === 200 && (method === 'GET' || method === 'HEAD')
  if (isGood && !answer.headers.has('Set-Cookie'))
    return own ?? cachePolicies[policyOfRoute[route] ?? 'never']
  return own !== null && !own.includes('public') ? own : cachePolicies.never
}

/** Of the root route: gives pages, their data and the other answers of React Router what policyOfRoute says. */
export const keepByPolicy: MiddlewareFunction<Response> = async ({ request, pattern }, next) => {
  const answer = await next()
  const route = pattern.startsWith('/') ? pattern : `/${pattern}`
  answer.headers.set('Cache-Control', cacheControlOf(route, request.method, answer))
  return answer
}
