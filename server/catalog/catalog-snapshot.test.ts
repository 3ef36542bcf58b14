import { beforeEach, expect, test, vi } from 'vitest'
import { listCatalogPlants, listCatalogStock } from './catalog.ts'

vi.mock('./catalog.ts', () => ({
  listCatalogPlants: vi.fn(async () => []),
  listCatalogStock: vi.fn(async () => []),
}))
vi.mock('#server/catalog/places/communities.ts', () => ({ listCommunityGrounds: vi.fn(async () => []) }))
vi.mock('#server/stock/markup-rules.ts', () => ({ listActiveMarkupRules: vi.fn(async () => []) }))

let catalog: typeof import('./catalog-snapshot.ts')
beforeEach(async () => {
  vi.resetModules()
  vi.clearAllMocks()
  catalog = await import('./catalog-snapshot.ts')
})

const down = () => vi.mocked(listCatalogStock).mockRejectedValueOnce(new Error('down'))

test("the first requests share one load, and later ones don't wait", async () => {
  const [one, other] = await Promise.all([catalog.getCatalog(), catalog.getCatalog()])
  expect(one).toBe(other)
  expect(await catalog.getCatalog()).toBe(one)
  expect(listCatalogPlants).toHaveBeenCalledTimes(1)
})

test('the old snapshot is served while a new one loads', async () => {
  const old = await catalog.getCatalog()
  const reloading = catalog.reloadCatalog()
  expect(await catalog.getCatalog()).toBe(old)
  expect(await reloading).not.toBe(old)
  expect(await catalog.getCatalog()).toBe(await reloading)
})

test('changes during a load lead to exactly one more load after it', async () => {
  const first = catalog.reloadCatalog()
  const [second, third] = [catalog.reloadCatalog(), catalog.reloadCatalog()]
  expect(await second).toBe(await third)
  expect(await second).not.toBe(await first)
  expect(listCatalogPlants).toHaveBeenCalledTimes(2)
})

test('a first load that fails is reported and tried again', async () => {
  down()
  await expect(catalog.getCatalog()).rejects.toThrow('down')
  expect((await catalog.getCatalog()).plants).toEqual([])
  expect(catalog.catalogStatus()).toBe(200)
})

test('after a failed reload or a lost connection, the last snapshot is served with a status that no cache stores', async () => {
  const last = await catalog.getCatalog()
  down()
  await expect(catalog.reloadCatalog()).rejects.toThrow('down')
  expect([await catalog.getCatalog(), catalog.catalogStatus()]).toEqual([last, 503])
  await catalog.reloadCatalog()
  expect(catalog.catalogStatus()).toBe(200)
  catalog.markCatalogOutdated()
  expect(catalog.catalogStatus()).toBe(503)
})
