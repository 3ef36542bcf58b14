import { expect, test, vi } from 'vitest'
import { getCompany } from '#server/settings/company.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { listActiveZones } from './delivery-zones.ts'
import { listActiveMarkupRules } from '#server/stock/markup-rules.ts'
import { getDeliveryZones } from './active-zones.ts'
import { getSizePrices } from '#server/stock/prices.ts'

vi.mock('#server/settings/company-settings.ts', () => ({ listCompanySettings: vi.fn(async () => new Map()) }))
vi.mock('./delivery-zones.ts', () => ({ listActiveZones: vi.fn(async () => []) }))
vi.mock('#server/stock/markup-rules.ts', () => ({ listActiveMarkupRules: vi.fn(async () => []) }))

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
