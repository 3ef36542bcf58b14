import {
  businessKeys,
  companyKeys,
  companyProfile,
  type CompanyProfile,
} from '#domain/company/company-profile.ts'
import { claimKeys } from '#domain/company/claims.ts'
import { quoteSettingKeys } from '#domain/company/quote-settings.ts'
import { isSettingKey, settingSchemas } from '#domain/company/setting-schemas.ts'
import { formatCents } from '#domain/money.ts'
import {
  deleteSetting,
  listAllSettings,
  listCompanySettings,
  saveSetting,
} from '#server/db/company-settings.ts'
import { listActiveZones } from '#server/db/delivery-zones.ts'
import { findMinimumOrder, saveMinimumOrder } from '#server/db/invoicing-documents.ts'
import { deliveryEffects } from './delivery-effects.ts'
import type { PlannedChange } from './planned-change.ts'
import { parseOrRefuse, Refusal } from './refusal.ts'

/** A setting to the owner, though it's stored in a different table. */
export const minimumOrder = 'minimum_order'
/** Settings whose change needs no further explanation. */
const plainKeys = [...quoteSettingKeys, ...claimKeys]
const keys = [...companyKeys, ...businessKeys, ...plainKeys]

const minimumText = (minimumCents: number) => (minimumCents === 0 ? 'none' : formatCents(minimumCents))

export function requireSettingKey(key: string) {
  if (key === 'featured_plants')
    throw new Refusal('The featured trees have their own commands: npm run desk -- featured.')
  if (!isSettingKey(key))
    throw new Refusal(`There's no setting '${key}'. The settings are ${[minimumOrder, ...keys].join(', ')}.`)
  return key
}

/** Every setting with its value as text. */
export async function listSettings(): Promise<[key: string, value: string][]> {
  const rows = (await listAllSettings()).map(({ settingKey, settingValue }): [string, string] => [
    settingKey,
    typeof settingValue === 'string' ? settingValue : JSON.stringify(settingValue),
  ])
  return [...rows, [minimumOrder, minimumText(await findMinimumOrder())]]
}

const quoted = (value: string | undefined) => (value === undefined ? 'not set' : `'${value}'`)

/** What would change on pages and in emails, and in delivery fees if the yard moves. */
async function profileEffects(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const [was, becomes] = [companyProfile(before), companyProfile(after)]
  const changes = (Object.keys(was) as (keyof CompanyProfile)[])
    .filter((field) => was[field] !== becomes[field])
    .map((field) => `On pages and in emails, ${field} goes from '${was[field]}' to '${becomes[field]}'.`)
  const plain = plainKeys
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key} goes from ${quoted(before.get(key))} to ${quoted(after.get(key))}.`)
  if (plain.length > 0) return plain
  if (changes.length === 0)
    return ['No page or email changes: another setting takes precedence or has the same value.']
  if (was.zip === becomes.zip) return changes
  const zones = await listActiveZones()
  return [...changes, ...(await deliveryEffects({ zones, zip: was.zip }, { zones, zip: becomes.zip }))]
}

/** Null removes the setting. */
export async function planSetting(
  typedKey: string,
  typed: string | null,
): Promise<PlannedChange<ReadonlyMap<string, string>>> {
  const key = requireSettingKey(typedKey)
  const value = typed === null ? null : parseOrRefuse(settingSchemas[key], typed, key)
  const before = await listCompanySettings(keys)
  const after = new Map(before)
  if (value === null) after.delete(key)
  else after.set(key, value)
  return {
    effects: await profileEffects(before, after),
    before,
    read: (on) => listCompanySettings(keys, on),
    write: (on) => (value === null ? deleteSetting(on, key) : saveSetting(on, key, value)),
  }
}

export async function planMinimumOrder(after: number): Promise<PlannedChange<number>> {
  const before = await findMinimumOrder()
  return {
    effects: [`The minimum order goes from ${minimumText(before)} to ${minimumText(after)}.`],
    before,
    read: findMinimumOrder,
    write: (on) => saveMinimumOrder(on, after),
  }
}
