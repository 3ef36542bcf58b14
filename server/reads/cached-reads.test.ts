import { expect, test, vi } from 'vitest'
import { getCompany } from './company.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { listActiveZones } from '#server/db/delivery-zones.ts'
import { listActiveMarkupRules } from '#server/db/markup-rules.ts'
import { getDeliveryZones, getSizePrices } from './cached-reads.ts'

vi.mock('#server/db/company-settings.ts', () => ({ listCompanySettings: vi.fn(async () => new Map()) }))
vi.mock('#server/db/delivery-zones.ts', () => ({ listActiveZones: vi.fn(async () => []) }))
vi.mock('#server/db/markup-rules.ts', () => ({ listActiveMarkupRules: vi.fn(async () => []) }))

// Before the modules load, because they capture the clock then.
vi.hoisted(() => vi.useFakeTimers())

test.each([
  ['[ST-03] delivery zones', 5, getDeliveryZones, listActiveZones],
  ['[ST-03] markup rules', 5, getSizePrices, listActiveMarkupRules],
  ['[ST-01] company settings', 30, getCompany, listCompanySettings],
])('%s are read again after %i minutes', async (_, minutes, get, read) => {
  await get()
  vi.advanceTimersByTime(minutes * 60_000 - 1)
  await get()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await get()
  expect(read).toHaveBeenCalledTimes(2)
})
