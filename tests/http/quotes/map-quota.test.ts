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

let clients = 0
/** Each from a different IP address, to stay under the limit of one client. */
async function post(path: string, body: unknown) {
  clients += 1
  const response = await site.get(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.0.${clients}` },
  })
  expect(response.status).toBe(200)
  return response.json()
}
/** As if there had been this many of what has just been asked for once. */
const countAs = (taken: number) => site.owner.query('update rate_limits set taken = $1', [taken])

const estimateOf = (house: number) => ({
  to: { address: `${house} Main Plaza`, city: 'Boerne', state: 'TX', zipCode: '78006' },
  orderCents: 50_000,
})

test('[DL-06, S18] over the hourly quota, distances come from ZIP codes, and nobody sees an error', async () => {
  const known = await post('/api/delivery-estimate', estimateOf(1))
  await countAs(119)
  const last = await post('/api/delivery-estimate', estimateOf(2))
  expect(last).toMatchObject({ kind: 'fee', distance: { approximate: false } })
  expect(last).toMatchObject({ attribution: expect.stringContaining('Google') })
  const over = await post('/api/delivery-estimate', estimateOf(3))
  expect(over).toMatchObject({ kind: 'fee', distance: { approximate: true }, attribution: null })
  // Known trips still use their measured distance.
  expect(await post('/api/delivery-estimate', estimateOf(1))).toEqual(known)
  expect(standIn.asked).toHaveLength(2)
})

test('[QF-08, S18] over the hourly quota, nothing is suggested and no street address is looked up', async () => {
  const typed = { typed: '118 Cib', session }
  await post('/api/address-suggestions', typed)
  await countAs(399)
  expect(await post('/api/address-suggestions', typed)).toHaveLength(4)
  expect(await post('/api/address-suggestions', typed)).toEqual([])
  await site.owner.query('delete from rate_limits')
  const chosen = { placeId: 'ridge', session }
  await post('/api/address-details', chosen)
  await countAs(59)
  expect(await post('/api/address-details', chosen)).toMatchObject({ zipCode: '78006' })
  expect(await post('/api/address-details', chosen)).toBeNull()
  expect(standIn.asked).toHaveLength(4)
})
