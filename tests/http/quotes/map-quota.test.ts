import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMapsStandIn } from '#tests/support/stand-ins/maps-stand-in.ts'
import { startSite } from '#tests/support/site.ts'

const standIn = await startMapsStandIn()
afterAll(standIn.stop)
const site = await startSite({ ...standIn.entries, TRUSTED_PROXIES: '127.0.0.1' })

beforeEach(async () => {
  standIn.asked.length = 0
  await site.owner.query('delete from rate_limits')
})

const session = 'a7b1f3f0-3f61-4c1e-9b53-0f6f0e5f2a11'

/** Each from a different IP address, to stay under the per-client limit; five at a time. */
async function postMany(path: string, bodies: readonly unknown[]) {
  const responses: unknown[] = []
  const post = async (body: unknown, index: number) => {
    const response = await site.get(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}` },
    })
    expect(response.status).toBe(200)
    return response.json()
  }
  for (let at = 0; at < bodies.length; at += 5)
    responses.push(
      ...(await Promise.all(bodies.slice(at, at + 5).map((body, index) => post(body, at + index)))),
    )
  return responses
}

const estimateOf = (house: number) => ({
  to: { address: `${house} Main Plaza`, city: 'Boerne', state: 'TX', zipCode: '78006' },
  orderCents: 50_000,
})

test('[DL-06, S18] over the hourly quota, distances come from ZIP codes, and nobody sees an error', async () => {
  const responses = await postMany(
    '/api/delivery-estimate',
    Array.from({ length: 130 }, (_, index) => estimateOf(index + 1)),
  )
  expect(standIn.asked).toHaveLength(120)
  expect(responses[119]).toMatchObject({ kind: 'fee', distance: { approximate: false } })
  expect(responses[119]).toMatchObject({ attribution: expect.stringContaining('Google') })
  expect(responses[129]).toMatchObject({ kind: 'fee', distance: { approximate: true }, attribution: null })
  // Known trips still use their measured distance.
  expect(await postMany('/api/delivery-estimate', [estimateOf(1)])).toEqual([responses[0]])
})

test('[QF-08, S18] over the hourly quota, nothing is suggested and no street address is looked up', async () => {
  const suggestions = await postMany(
    '/api/address-suggestions',
    Array.from({ length: 405 }, () => ({ typed: '118 Cib', session })),
  )
  expect(suggestions[399]).toHaveLength(4)
  expect(suggestions[404]).toEqual([])
  const details = await postMany(
    '/api/address-details',
    Array.from({ length: 62 }, () => ({ placeId: 'ridge', session })),
  )
  expect(details[59]).toMatchObject({ zipCode: '78006' })
  expect(details[61]).toBeNull()
  expect(standIn.asked).toHaveLength(460)
})
