import { afterAll, expect, test } from 'vitest'
import { startMapsStandIn } from '#tests/support/stand-ins/maps-stand-in.ts'
import { startSite } from '#tests/support/site.ts'

const standIn = await startMapsStandIn()
afterAll(standIn.stop)
const site = await startSite({ ...standIn.entries, TRUSTED_PROXIES: '127.0.0.1' })

const post = (path: string, body: unknown, client = '203.0.113.1') =>
  site.get(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
  })

const session = 'a7b1f3f0-3f61-4c1e-9b53-0f6f0e5f2a11'

test('[DL-03] an estimate is private to the visitor', async () => {
  const response = await post('/api/delivery-estimate', { to: { zip: '78006' }, orderCents: 215_600 })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({ kind: 'fee', place: 'Boerne', feeCents: 0 })
})

test('[QF-08] street addresses are suggested and returned in parts; the API key stays on the server', async () => {
  const suggestions = await post('/api/address-suggestions', { typed: '118 Cib', session })
  const text = await suggestions.text()
  expect(JSON.parse(text)).toHaveLength(4)
  const details = await post('/api/address-details', { placeId: 'ridge', session })
  expect(await details.json()).toMatchObject({ route: 'Cibolo Ridge', zipCode: '78006' })
  expect(text).not.toContain('stand-in-key')
})

test('with the maps service down there are no suggestions', async () => {
  const response = await post('/api/address-suggestions', { typed: '1 Down Hollow', session })
  expect([response.status, await response.json()]).toEqual([200, []])
})

test.each([
  ['invalid JSON', '/api/delivery-estimate', 'zip=78006', 400],
  ['no destination', '/api/delivery-estimate', { to: {}, orderCents: 0 }, 400],
  ['half a cent', '/api/delivery-estimate', { to: { zip: '78006' }, orderCents: 0.5 }, 400],
  ['an oversized body', '/api/delivery-estimate', { to: { zip: '7'.repeat(3_000) }, orderCents: 0 }, 413],
  ['too few letters', '/api/address-suggestions', { typed: '1 ', session }, 400],
  ['no session', '/api/address-suggestions', { typed: '118 Cib' }, 400],
  ['no place id', '/api/address-details', { session }, 400],
])('%s is refused', async (_, path, body, status) => {
  const response = await post(path, body, '203.0.113.2')
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test.each(['/api/delivery-estimate', '/api/address-suggestions', '/api/address-details'])(
  '%s accepts only POST',
  async (path) => {
    expect((await site.get(path)).status).toBe(405)
  },
)

test("nothing is requested from the maps service while rate limits can't be counted", async () => {
  await site.owner.query('alter table rate_limits rename to hidden_limits')
  const response = await post('/api/delivery-estimate', { to: { zip: '78006' }, orderCents: 0 })
  await site.owner.query('alter table hidden_limits rename to rate_limits')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
})

test('a client over the limit has to wait, even with a forged header; others are unaffected', async () => {
  const ask = (client: string) => post('/api/address-details', { placeId: 'ridge', session }, client)
  for (let asked = 0; asked < 20; asked += 1) expect((await ask('203.0.113.3')).status).toBe(200)
  const refused = await ask(`198.51.100.${Math.trunc(Math.random() * 200)}, 203.0.113.3`)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask('203.0.113.4')).status).toBe(200)
})
