import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { cacheControlOf, cachePolicies, policyOfRoute } from './cache-policies.ts'

test('every address of the route table has a policy, and no other', () => {
  const addresses = routes.map(({ path = '' }) => `/${path}`).filter((path) => !path.startsWith('/gallery'))
  expect(Object.keys(policyOfRoute)).toEqual([...new Set(addresses)])
})

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

test.each(Object.keys(policyOfRoute))('what went wrong at %s is kept by nobody', (route) => {
  for (const status of [202, 301, 302, 400, 403, 404, 405, 413, 429, 500, 503])
    expect(cacheControlOf(route, 'GET', answer(status))).toBe('no-store')
  expect(cacheControlOf(route, 'GET', answer(503, { 'Cache-Control': 'public, max-age=60' }))).toBe(
    'no-store',
  )
})

test('neither an answer to a post nor one with a cookie is kept', () => {
  expect(cacheControlOf('/contact', 'POST', answer(200))).toBe('no-store')
  expect(cacheControlOf('/contact', 'GET', answer(200, { 'Set-Cookie': 'a=b' }))).toBe('no-store')
})

test('an address without a policy is kept by nobody, and what a route says itself counts', () => {
  expect(cacheControlOf('/new-page', 'GET', answer(200))).toBe('no-store')
  expect(cacheControlOf('/blog', 'GET', answer(200, { 'Cache-Control': 'private, no-store' }))).toBe(
    'private, no-store',
  )
})

test('prices are at most half a minute old, other pages five minutes, and browsers revalidate each time', () => {
  expect(cachePolicies.prices).toMatch(/^public, max-age=0, s-maxage=15, stale-while-revalidate=15,/)
  expect(cachePolicies.page).toMatch(/^public, max-age=0, s-maxage=240, stale-while-revalidate=60,/)
})
