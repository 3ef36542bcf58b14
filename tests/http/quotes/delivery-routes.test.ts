import { afterAll, expect, test } from 'vitest'
import { startMapsStandIn } from '#tests/support/maps-stand-in.ts'
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

test('[DL-03] an estimate is answered for one visitor alone', async () => {
  const response = await post('/api/delivery-estimate', { to: { zip: '78006' }, orderCents: 215_600 })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({ kind: 'fee', place: 'Boerne', feeCents: 0 })
})

test('[DL-07] a failed lookup is a good answer without a fee', async () => {
  const response = await post('/api/delivery-estimate', { to: { zip: '00003' }, orderCents: 0 })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    kind: 'to-be-confirmed',
    message: 'Could not calculate delivery fee',
  })
})

test('[QF-08] an address is suggested and given in its parts; the key stays here', async () => {
  const suggestions = await post('/api/address-suggestions', { typed: '118 Cib', session })
  const text = await suggestions.text()
  expect(JSON.parse(text)).toHaveLength(4)
  const details = await post('/api/address-details', { placeId: 'ridge', session })
  expect(await details.json()).toMatchObject({ route: 'Cibolo Ridge', zipCode: '78006' })
  expect(text).not.toContain('stand-in-key')
})

test('a service that is down suggests nothing', async () => {
  const response = await post('/api/address-suggestions', { typed: '1 Down Hollow', session })
  expect([response.status, await response.json()]).toEqual([200, []])
})

test.each([
  ['no JSON', '/api/delivery-estimate', 'zip=78006', 400],
  ['no place', '/api/delivery-estimate', { to: {}, orderCents: 0 }, 400],
  ['a ZIP code that is none', '/api/delivery-estimate', { to: { zip: '7800' }, orderCents: 0 }, 400],
  ['an unknown community', '/api/delivery-estimate', { to: { community: 'dallas' }, orderCents: 0 }, 400],
  [
    'a street without a town',
    '/api/delivery-estimate',
    { to: { address: '1 A', city: '', state: 'TX', zipCode: '' }, orderCents: 0 },
    400,
  ],
  ['half a cent', '/api/delivery-estimate', { to: { zip: '78006' }, orderCents: 0.5 }, 400],
  ['too much', '/api/delivery-estimate', { to: { zip: '7'.repeat(3_000) }, orderCents: 0 }, 413],
  ['two letters', '/api/address-suggestions', { typed: '1 ', session }, 400],
  ['no session', '/api/address-suggestions', { typed: '118 Cib' }, 400],
  ['no choice', '/api/address-details', { session }, 400],
])('%s is refused', async (_, path, body, status) => {
  const response = await post(path, body, '203.0.113.2')
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test.each(['/api/delivery-estimate', '/api/address-suggestions', '/api/address-details'])(
  '%s can only be posted to',
  async (path) => {
    expect((await site.get(path)).status).toBe(405)
  },
)

test('while nobody can be counted nothing is asked for', async () => {
  await site.owner.query('alter table rate_limits rename to hidden_limits')
  const response = await post('/api/delivery-estimate', { to: { zip: '78006' }, orderCents: 0 })
  await site.owner.query('alter table hidden_limits rename to rate_limits')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
})

test('whoever asks too often waits, whatever else the header says; others do not', async () => {
  const ask = (client: string) => post('/api/address-details', { placeId: 'ridge', session }, client)
  for (let asked = 0; asked < 20; asked += 1) expect((await ask('203.0.113.3')).status).toBe(200)
  const refused = await ask(`198.51.100.${Math.trunc(Math.random() * 200)}, 203.0.113.3`)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask('203.0.113.4')).status).toBe(200)
})
