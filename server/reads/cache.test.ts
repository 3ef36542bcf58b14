import { expect, test, vi } from 'vitest'
import { cachedFor, cacheTime, dropCaches } from './cache.ts'

test('[ST-01, ST-03] company settings are kept for 30 minutes, everything else for 5', () => {
  expect(cacheTime).toEqual({ companySettings: 30 * 60_000, others: 5 * 60_000 })
})

test('a value is loaded once, again only after its time, and by one load for all who ask', async () => {
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

test('a failed load is not kept', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce('up')
  const get = cachedFor(100, load, () => 0)
  await expect(get()).rejects.toThrow('down')
  expect(await get()).toBe('up')
})

test('a value that cannot be read again serves until its time is up, and is asked for again each time', async () => {
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

test('a drop forgets what is kept, and what was being read when the change came', async () => {
  let stored = 'old'
  const reads: (() => void)[] = []
  const get = cachedFor(
    100,
    () => {
      const read = stored
      return new Promise<string>((answer) => reads.push(() => answer(read)))
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
