import { expect, test, vi } from 'vitest'
import { cachedFor, cacheTime, dropCaches } from './cache.ts'

test('[ST-01, ST-03] company settings are cached for 30 minutes, everything else for 5', () => {
  expect(cacheTime).toEqual({ companySettings: 30 * 60_000, others: 5 * 60_000 })
})

test('a value is loaded once until it expires, and concurrent callers share the load', async () => {
  let clock = 0
  const load = vi.fn<() => Promise<number>>(async () => clock)
  const get = cachedFor(100, load, () => clock)
  expect(await Promise.all([get(), get()])).toEqual([0, 0])
  clock = 99
  expect(await get()).toBe(0)
  clock = 100
  expect(await get()).toBe(100)
  expect(load).toHaveBeenCalledTimes(2)
})

test("a failed load isn't cached", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce('up')
  const get = cachedFor(100, load, () => 0)
  await expect(get()).rejects.toThrow('down')
  expect(await get()).toBe('up')
})

test('if reloading fails, the last value is served until it expires, and each call tries again', async () => {
  let clock = 0
  const load = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('first')
    .mockRejectedValue(new Error('down'))
  const get = cachedFor(100, load, () => clock)
  await get()
  dropCaches()
  clock = 99
  expect([await get(), await get()]).toEqual(['first', 'first'])
  expect(load).toHaveBeenCalledTimes(3)
  clock = 100
  await expect(get()).rejects.toThrow('down')
  load.mockResolvedValue('back')
  expect(await get()).toBe('back')
})

test('dropping caches discards cached values and loads in progress', async () => {
  let stored = 'old'
  const reads: (() => void)[] = []
  const get = cachedFor(
    100,
    () => {
      const read = stored
      return new Promise<string>((resolve) => reads.push(() => resolve(read)))
    },
    () => 0,
  )
  const before = get()
  stored = 'new'
  dropCaches()
  const after = get()
  for (const read of reads) read()
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(await get()).toBe('new')
})
