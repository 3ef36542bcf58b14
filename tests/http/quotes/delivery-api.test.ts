import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Destination } from '#domain/delivery/destination.ts'
import { communities } from '#domain/places/communities.ts'
import { communityOfZip } from '#domain/places/community-reach.ts'
import { startMapsStandIn } from '#tests/support/stand-ins/maps-stand-in.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

const standIn = await startMapsStandIn()
const { owner } = await useDatabaseAsWeb(standIn.entries)
afterAll(standIn.stop)

// Settings and zones are cached in the process, so each test starts with empty caches.
let forget = async () => {}
beforeEach(() => {
  standIn.asked.length = 0
  vi.resetModules()
})
afterEach(async () => {
  await forget()
  vi.unstubAllEnvs()
})

async function estimate(to: Destination, orderCents = 0) {
  const { closeDatabase } = await import('#server/platform/database/database.ts')
  forget = closeDatabase
  const { estimateDelivery } = await import('#server/delivery/estimate-delivery.ts')
  return estimateDelivery(to, orderCents)
}

const door = { address: '118 Cibolo Ridge', city: 'Boerne', state: 'TX', zipCode: '78006' }
const serviceArea = 'Our service area: $0 base + $0/mile'

describe('for a ZIP code or community', () => {
  test('[DL-01, DL-03] a ZIP code with one community has its name and its distance', async () => {
    const boerne = {
      kind: 'fee',
      place: 'Boerne',
      community: 'boerne',
      distance: { miles: 25.7, minutes: null, approximate: true },
      feeCents: 0,
      reason: serviceArea,
      attribution: null,
    }
    expect(await estimate({ zip: '78006' })).toEqual(boerne)
    expect(await estimate({ community: 'boerne' })).toEqual(boerne)
  })

  test('a ZIP code with several communities has no name, and the distance of its town', async () => {
    const town = await estimate({ community: 'helotes' })
    expect(await estimate({ zip: '78023' })).toEqual({ ...town, place: 'ZIP 78023' })
  })

  test('a ZIP code of San Antonio alone is looked up', async () => {
    expect(await estimate({ zip: '78216' })).toMatchObject({ place: 'San Antonio', community: 'san-antonio' })
    expect(standIn.asked).toHaveLength(1)
  })

  test('every community is as far here as on its page', async () => {
    const { getServiceArea } = await import('#server/delivery/service-area.ts')
    const area = await getServiceArea()
    for (const { slug, reach, zipCodes } of area) {
      const estimated = await estimate({ community: slug })
      expect('distance' in estimated ? estimated.distance : null, slug).toEqual(
        reach.kind === 'one' ? reach.distance : null,
      )
      for (const zip of reach.kind === 'one' ? zipCodes.slice(0, 1) : []) {
        const byZip = await estimate({ zip })
        expect('distance' in byZip && byZip.distance.miles, zip).toBe(
          communityOfZip(zip, area)?.reach.distance.miles,
        )
      }
    }
    expect([area.length, standIn.asked]).toEqual([communities.length, []])
  })

  test('a community with more than three ZIP codes needs one of them', async () => {
    expect(await estimate({ community: 'san-antonio' })).toMatchObject({ kind: 'zip-needed' })
    expect(await estimate({ community: 'shavano-park' })).toMatchObject({ kind: 'fee' })
  })

  test('a community without a position is to be confirmed', async () => {
    expect(await estimate({ community: 'cypress-point' })).toEqual({
      kind: 'to-be-confirmed',
      place: 'Cypress Point',
      message: 'Delivery to Cypress Point will be confirmed with your quote',
      failed: false,
    })
  })
})

describe('for a street address', () => {
  test('[DL-06] the distance is by road, not approximate', async () => {
    expect(await estimate(door)).toMatchObject({
      place: 'Boerne',
      distance: { miles: 28.8, minutes: 43, approximate: false },
    })
    expect(standIn.asked).toMatchObject([
      {
        body: {
          origins: [{ waypoint: { address: '140 Ranch View Road, Spring Branch, TX 78070, USA' } }],
          destinations: [{ waypoint: { address: '118 Cibolo Ridge, Boerne, TX 78006, USA' } }],
        },
      },
    ])
  })

  test('[ST-04] the trip starts where the business_ settings say', async () => {
    await owner.query(`insert into company_settings values
      ('business_address_line1', '"9 Yard Road"'), ('business_city', '"Blanco"'), ('business_zip', '"78606"')`)
    await estimate(door)
    expect(standIn.asked).toMatchObject([
      { body: { origins: [{ waypoint: { address: '9 Yard Road, Blanco, TX 78606, USA' } }] } },
    ])
    await owner.query("delete from company_settings where setting_key like 'business_%'")
  })

  test('[DL-06] a street address is looked up once in 30 days, however it is spelled, and stored under a keyed hash', async () => {
    const other = { ...door, address: '500 Herff Street' }
    await estimate(other)
    await estimate({ ...other, address: ' 500  herff STREET', city: 'boerne' })
    expect(standIn.asked).toHaveLength(1)
    const { rows } = await owner.query<{ row: string }>(
      'select known_distances::text as row from known_distances',
    )
    for (const { row } of rows) expect(row).toMatch(/^\("\\\\x[0-9a-f]{64}",[\d.]+,\d+,".*"\)$/)
    await owner.query("update known_distances set found_at = now() - interval '31 days'")
    await estimate(other)
    expect(standIn.asked).toHaveLength(2)
  })
})

describe('[DL-07] when the maps service fails, there is a message, no fee, and no free delivery', () => {
  test("and it isn't cached", async () => {
    for (const time of [1, 2]) {
      expect(await estimate({ ...door, address: '9 Broken Bridge' })).toEqual({
        kind: 'to-be-confirmed',
        place: 'Boerne',
        message: 'Could not calculate delivery fee',
        failed: true,
      })
      expect(standIn.asked).toHaveLength(time)
    }
  })
})

describe('[DL-05] which rules apply', () => {
  const far = { ...door, zipCode: '78108' } // 44.1 miles

  test("the owner's active zones, the nearest first", async () => {
    await owner.query(`insert into delivery_zones (zone_name, min_miles, max_miles, base_fee, per_mile_fee, active) values
      ('Off', 0, null, 1, 0, false), ('On', 40, 50, 30, 1.5, true)`)
    await owner.query("update delivery_zones set min_miles = 45 where zone_name = 'Beyond 40 miles'")
    // 30 + 44.1 x 1.50 = 96.15
    expect(await estimate(far)).toMatchObject({ feeCents: 96_15, reason: 'On: $30 base + $1.50/mile' })
    expect(await estimate(door)).toMatchObject({ reason: serviceArea })
  })

  test('the fallback rules when every zone is switched off', async () => {
    await owner.query('update delivery_zones set active = false')
    // 75 + 44.1 x 2.50 = 185.25
    expect(await estimate(far, 999_99)).toMatchObject({ feeCents: 185_25 })
    expect(await estimate(far, 1_000_00)).toMatchObject({ feeCents: 0 })
  })

  test("[DL-02] the default zones when they can't be read", async () => {
    await owner.query('alter table delivery_zones rename to hidden_zones')
    expect(await estimate(far)).toMatchObject({ feeCents: 200_00 })
    await owner.query('alter table hidden_zones rename to delivery_zones')
  })

  test('[DL-04] a distance outside all zones is a custom quote', async () => {
    await owner.query("update delivery_zones set active = zone_name = 'Close to the yard'")
    expect(await estimate(far)).toMatchObject({
      kind: 'custom-quote',
      message: "Outside of our standard delivery zone. We'll contact you with a custom delivery quote.",
    })
  })
})

describe('without a maps service', () => {
  beforeEach(() => {
    vi.stubEnv('GOOGLE_MAPS_API_KEY', '')
  })

  test('[DL-06] the distance comes from the ZIP code and is approximate', async () => {
    await owner.query('update delivery_zones set active = true')
    expect(await estimate(door)).toMatchObject({
      kind: 'fee',
      distance: { approximate: true, minutes: null },
    })
    expect(await estimate(door)).toMatchObject({ distance: { miles: 25.7 } })
    expect(await estimate({ community: 'boerne' })).toMatchObject({ distance: { miles: 25.7 } })
    expect(standIn.asked).toEqual([])
  })

  test('a street without a ZIP code is as far as its town', async () => {
    expect(await estimate({ ...door, zipCode: '' })).toMatchObject({ distance: { miles: 25.7 } })
    expect(await estimate({ ...door, city: 'Waco', zipCode: '' })).toMatchObject({ kind: 'to-be-confirmed' })
  })

  test('[DL-07] an unknown ZIP code has no fee', async () => {
    expect(await estimate({ zip: '10001' })).toMatchObject({ kind: 'to-be-confirmed', failed: true })
  })
})
