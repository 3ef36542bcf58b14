import { expect, test } from 'vitest'
import { redbuds, versionWith } from '#tests/support/quote-versions.ts'
import type { VersionExtra, VersionPlant } from './quote-version.ts'
import { versionChanges } from './version-changes.ts'

const oak: VersionPlant = {
  ...redbuds,
  plantId: 10,
  name: 'Lacey Oak',
  scientificName: 'Quercus laceyi',
  quantity: 1,
  unitPriceCents: 18_600,
}
const elm: VersionPlant = { ...oak, inventoryId: 2, plantId: 20, name: 'Cedar Elm', unitPriceCents: 15_800 }
const stump: VersionExtra = {
  name: 'Grind a stump',
  quantity: 1,
  unitPriceCents: 12_000,
  isTaxed: false,
  reason: 'by the gate',
}

const version = (given: Parameters<typeof versionWith>[0] = {}) =>
  versionWith({ plants: [oak, elm], ...given })

test('[QL-15] equal versions have no changes', () => {
  expect(versionChanges(version(), version())).toEqual({
    lines: [],
    discount: null,
    delivery: null,
    tax: null,
    total: { beforeCents: 51_400, afterCents: 51_400 },
  })
})

test('the same plant in another size is one change', () => {
  const bigger = {
    ...elm,
    inventoryId: 3,
    containerSize: '30 gal',
    unitPriceCents: 34_500,
    plantingFeeCents: 15_000,
  }
  expect(versionChanges(version(), version({ plants: [oak, bigger] })).lines).toMatchObject([
    {
      name: 'Cedar Elm',
      before: { totalCents: 24_300, plant: { containerSize: '15 gal' } },
      after: { totalCents: 49_500, plant: { containerSize: '30 gal' } },
    },
  ])
})

test('a second line of a plant is new, and the first one is found by its stock', () => {
  const bigger = { ...oak, inventoryId: 4, containerSize: '30 gal' }
  expect(versionChanges(version(), version({ plants: [bigger, oak, elm] })).lines).toMatchObject([
    { name: 'Lacey Oak', before: null, after: { plant: { containerSize: '30 gal' } } },
  ])
})

test('quantities, options, removed plants and extra lines are changes', () => {
  const before = version({ plants: [oak, elm], extras: [stump] })
  const after = version({
    plants: [{ ...oak, quantity: 2, isPlantedByUs: false, plantingFeeCents: 0, cageCents: 4500 }],
    extras: [{ ...stump, unitPriceCents: 10_000 }],
  })
  expect(versionChanges(before, after).lines).toMatchObject([
    { name: 'Lacey Oak', before: { quantity: 1 }, after: { quantity: 2, totalCents: 46_200 } },
    { name: 'Cedar Elm', before: { quantity: 1 }, after: null },
    { name: 'Grind a stump', before: { totalCents: 12_000 }, after: { totalCents: 10_000 } },
  ])
})

test('discount, delivery and tax are named when they change; an unknown fee is not 0', () => {
  const unknown = { isPickup: false, cents: null, miles: null, approximate: true, reason: '' }
  const changes = versionChanges(
    version({ delivery: unknown }),
    version({
      discount: { cents: 2500, reason: 'One trip' },
      tax: { basisPoints: 825, kinds: ['plants'] },
    }),
  )
  expect(changes).toMatchObject({
    lines: [],
    discount: { beforeCents: 0, afterCents: 2500 },
    delivery: { beforeCents: null, afterCents: 0 },
    tax: { beforeCents: null, afterCents: 2700 },
  })
  expect(changes.total.afterCents).toBe(51_400 - 2500 + 2700)
})
