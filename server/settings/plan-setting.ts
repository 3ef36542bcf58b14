import { isDeepStrictEqual } from 'node:util'
import { companyProfile, profileKeys, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { claimKeys } from '#domain/settings/claims.ts'
import { credentialKeys } from '#domain/settings/credentials.ts'
import { rebateKeys } from '#domain/places/rebates.ts'
import { noticeKeys, noticeOf, type Notice } from '#domain/settings/notice.ts'
import { quoteSettingKeys, quoteSettings } from '#domain/settings/quote-settings.ts'
import { settingInWords, settings, type SettingKey } from '#domain/settings/settings.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import { readDollars } from '#domain/money.ts'
import { deleteSetting, listCompanySettings, saveSetting } from './company-settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { effectsOfMove } from '#server/delivery/delivery-effects.ts'
import type { PlannedChange } from '#server/platform/requests/planned-change.ts'
import { promiseNow } from './promise-now.ts'
import { parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'
import { findMinimumOrder, saveMinimumOrder } from './quote-settings.ts'

/** Settings whose change needs no further explanation. */
const plainKeys: readonly SettingKey[] = [
  ...quoteSettingKeys,
  ...claimKeys,
  ...noticeKeys,
  ...credentialKeys,
  ...rebateKeys,
  'minimum_order',
]
const allKeys = [...profileKeys, ...plainKeys]

/** Settings as they're stored; whatever isn't there isn't set. */
export async function readSettings(keys: readonly SettingKey[], on?: Database): Promise<Map<string, string>> {
  const stored = await listCompanySettings(keys, on)
  if (keys.includes('minimum_order')) stored.set('minimum_order', String((await findMinimumOrder(on)) / 100))
  return stored
}

const profileWords: Record<keyof CompanyProfile, string> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  street: 'street',
  addressLine2: 'second address line',
  city: 'city',
  state: 'state',
  zip: 'ZIP code',
  country: 'country',
  website: 'website',
  quoteDeskHours: "the quote desk's week",
  crewHours: "the crews' week",
}

/** The effects on pages and in emails, and on delivery fees if the yard moves. */
async function effectsOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const [was, becomes] = [companyProfile(before), companyProfile(after)]
  const changes = (Object.keys(profileWords) as (keyof CompanyProfile)[])
    .filter((field) => was[field] !== becomes[field])
    .map(
      (field) =>
        `On pages and in emails, ${profileWords[field]} goes from '${was[field]}' to '${becomes[field]}'.`,
    )
  const notice = noticeEffect(noticeOf(before), noticeOf(after))
  const plain = plainKeys
    .filter((key) => notice === null || !noticeKeys.some((each) => each === key))
    .filter((key) => before.get(key) !== after.get(key))
    .map(
      (key) =>
        `${settings[key].words} goes from ${settingInWords(key, before.get(key))} to ${settingInWords(key, after.get(key))}.`,
    )
  if (isDeepStrictEqual(before, after)) return ['Nothing changes.']
  if (changes.length + plain.length + (notice?.length ?? 0) === 0)
    return ['No page or email changes: another setting takes precedence or has the same value.']
  const said = [...changes, ...(notice ?? []), ...plain, ...promiseEffect(before, after)]
  if (was.zip === becomes.zip) return said
  return [...said, ...(await effectsOfMove(was.zip, becomes.zip))]
}

/** The notice as visitors would read it. Null while there's no whole notice. */
function noticeEffect(before: Notice | null, after: Notice | null): string[] | null {
  if (before === null && after === null) return null
  if (after === null) return ['The notice comes down.']
  if (isDeepStrictEqual(before, after)) return []
  return [
    `Every public page says “${after.text}” from ${dayInWords(after.from)} through ${dayInWords(after.until)}.`,
    ...(after.until < nurseryDay(new Date()) ? ['Those days are over, so nobody sees it.'] : []),
  ]
}

/** The promise to someone who asks now. */
function promiseEffect(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const now = new Date()
  const [was, becomes] = [before, after].map((stored) => promiseNow(quoteSettings(stored), now))
  return was === becomes
    ? []
    : [`A request sent now hears from us ${becomes ?? 'someday'}, not ${was ?? 'someday'}.`]
}

/** A review has a customer's words and name, which don't belong in the log. */
const isPersonal = (key: SettingKey) => key === 'review_1' || key === 'review_2'

/** A bare number of the minimum order would say nothing about dollars. */
const loggedValue = (key: SettingKey, value: string | null | undefined) =>
  value === null || value === undefined ? null : key === 'minimum_order' ? settingInWords(key, value) : value

/** Null removes a setting. */
export type SettingChanges = ReadonlyMap<SettingKey, string | null>

/** Changes several settings at once. */
export async function planSettings(typed: SettingChanges): Promise<PlannedChange<Map<string, string>>> {
  const wanted = [...typed].map(
    ([key, value]) =>
      [key, value === null ? null : parseOrRefuse(settings[key].schema, value, settings[key].words)] as const,
  )
  const all = await readSettings(allKeys)
  const changed = wanted.filter(([key, value]) => value !== (all.get(key) ?? null))
  const after = new Map(all)
  for (const [key, value] of changed)
    if (value === null) after.delete(key)
    else after.set(key, value)
  const notice = noticeOf(after)
  if (notice !== null && notice.until < notice.from)
    throw new Refusal('The notice would end before it starts. Nothing was changed.')
  const given = wanted.map(([key]) => key)
  return {
    effects: await effectsOf(all, after),
    before: new Map(given.flatMap((key) => (all.has(key) ? [[key, all.get(key) ?? '']] : []))),
    read: (on) => readSettings(given, on),
    write: async (on) => {
      for (const [key, value] of changed)
        if (value === null) await deleteSetting(on, key)
        else if (key === 'minimum_order') await saveMinimumOrder(on, readDollars(value) ?? 0)
        else await saveSetting(on, key, value)
    },
    logged: changed.map(([key, value]) => ({
      action: 'setting.changed',
      subject: `setting ${key}`,
      details: isPersonal(key) ? {} : { from: loggedValue(key, all.get(key)), to: loggedValue(key, value) },
    })),
  }
}
