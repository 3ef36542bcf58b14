import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase } from '#server/platform/database/database.ts'
import { googleMaps } from '#server/delivery/maps/google-maps.ts'
import { type MapPlace } from '#server/delivery/maps/maps.ts'
import { standInKey, startMapsStandIn } from '#tests/support/stand-ins/maps-stand-in.ts'
import { useDatabaseAsWeb } from '#tests/support/site.ts'

await useDatabaseAsWeb()
const standIn = await startMapsStandIn()
afterAll(() => Promise.all([closeDatabase(), standIn.stop()]))
beforeEach(() => {
  standIn.asked.length = 0
})

const settings = { key: standInKey, placesUrl: standIn.url, routesUrl: standIn.url }
const google = googleMaps(settings)
const session = 'a7b1f3f0-3f61-4c1e-9b53-0f6f0e5f2a11'
const at = (address: string): MapPlace => ({ address, zip: null })
const yard = at('140 Ranch View Road, Spring Branch, TX 78070, USA')

describe('Google Maps, called as documented', () => {
  test('[QF-08] suggests street addresses in the US and returns their parts, in one session', async () => {
    expect(await google.suggestAddresses('118 Cib', session)).toContainEqual({
      placeId: 'ridge',
      mainText: '118 Cibolo Ridge',
      secondaryText: 'Boerne, TX, USA',
    })
    expect(await google.findAddress('ridge', session)).toEqual({
      streetNumber: '118',
      route: 'Cibolo Ridge',
      subpremise: '',
      city: 'Boerne',
      state: 'TX',
      zipCode: '78006',
    })
    expect(standIn.asked.map(({ status }) => status)).toEqual([200, 200])
    expect(standIn.asked[0]?.body).toMatchObject({ sessionToken: session, includedRegionCodes: ['us'] })
    expect(standIn.asked[1]?.path).toContain(`sessionToken=${session}`)
  })

  test('returns an empty list, not an error, if nothing is found', async () => {
    expect(await google.suggestAddresses('1 Zzyzx', session)).toEqual([])
  })
})

describe('[DL-07] a failed lookup has no distance', () => {
  test.each(['Down Hollow', 'Rubbish Road', 'Crooked Lane', 'Broken Bridge', 'Nowhere'])(
    '%s',
    async (street) => {
      expect(await google.drivingDistance(yard, at(`1 ${street}, Boerne, TX 78006, USA`))).toBeNull()
    },
  )

  test('a response after 5 seconds is too late', async () => {
    const begun = performance.now()
    expect(await google.drivingDistance(yard, at('1 Slow Creek, Boerne, TX 78006, USA'))).toBeNull()
    expect(performance.now() - begun).toBeLessThan(3_200)
  })

  test('suggestions and address parts are null too', async () => {
    expect(await google.suggestAddresses('1 Rubbish Road', session)).toBeNull()
    expect(await google.findAddress('down-hollow', session)).toBeNull()
    expect(await google.findAddress('no such place', session)).toBeNull()
  })

  test('a wrong key is refused', async () => {
    const other = googleMaps({ ...settings, key: 'another' })
    expect(await other.drivingDistance(yard, at('Boerne, TX 78006, USA'))).toBeNull()
    expect(standIn.asked[0]?.status).toBe(403)
  })
})
