import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { cacheControlOf, cachePolicies, policyOfRoute } from './cache-policies.ts'

test('every route has a cache policy, and there is no policy without a route', () => {
  const paths = routes.map(({ path = '' }) => `/${path}`)
  expect(Object.keys(policyOfRoute)).toEqual([...new Set(paths)])
})

const respond = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

test.each(Object.keys(policyOfRoute))('a failed response from %s is never cached', (route) => {
  for (const status of [202, 301, 302, 400, 403, 404, 405, 413, 429, 500, 503])
    expect(cacheControlOf(route, 'GET', respond(status))).toBe('no-store')
  expect(cacheControlOf(route, 'GET', respond(503, { 'Cache-Control': 'public, max-age=60' }))).toBe(
    'no-store',
  )
})

test('neither a response to a POST nor one that sets a cookie is cached', () => {
  expect(cacheControlOf('/contact', 'POST', respond(200))).toBe('no-store')
  expect(cacheControlOf('/contact', 'GET', respond(200, { 'Set-Cookie': 'a=b' }))).toBe('no-store')
})

test("a route without a policy is never cached, and a route's own header wins", () => {
  expect(cacheControlOf('/new-page', 'GET', respond(200))).toBe('no-store')
  expect(cacheControlOf('/blog', 'GET', respond(200, { 'Cache-Control': 'private, no-store' }))).toBe(
    'private, no-store',
  )
})

test('prices are at most half a minute old, other pages five minutes, and browsers revalidate each time', () => {
  expect(cachePolicies.prices).toMatch(/^public, max-age=0, s-maxage=15, stale-while-revalidate=15,/)
  expect(cachePolicies.page).toMatch(/^public, max-age=0, s-maxage=240, stale-while-revalidate=60,/)
})
