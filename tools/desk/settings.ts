import {
  businessKeys,
  companyKeys,
  companyProfile,
  type CompanyProfile,
} from '#domain/company/company-profile.ts'
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
import { applyChange } from './apply-change.ts'
import type { ConfirmOptions } from './confirm.ts'
import { deliveryEffects } from './delivery-effects.ts'
import { table } from './print.ts'
import { parseOrRefuse, readCents, readOne } from './read-arguments.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

/** A setting to the owner, though it's stored in a different table. */
const minimumOrder = 'minimum_order'
const keys = [...companyKeys, ...businessKeys, ...quoteSettingKeys]

const minimumText = (minimumCents: number) => (minimumCents === 0 ? 'none' : formatCents(minimumCents))

function requireKnown(key: string) {
  if (key === 'featured_plants')
    throw new Refusal('The featured trees have their own commands: npm run desk -- featured.')
  if (!isSettingKey(key))
    throw new Refusal(`There's no setting '${key}'. The settings are ${[minimumOrder, ...keys].join(', ')}.`)
  return key
}

async function get(wanted: string | undefined) {
  const rows = (await listAllSettings()).map(({ settingKey: key, settingValue: value }) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const all = [...rows, [minimumOrder, minimumText(await findMinimumOrder())]]
  if (wanted === undefined) return console.log(table(['setting', 'value'], all))
  const found = all.find(([key]) => key === wanted)
  if (found === undefined) console.log(`${requireKnown(wanted)} isn't set.`)
  else console.log(found[1])
}

/** What would change on pages and in emails, and in delivery fees if the yard moves. */
async function profileEffects(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const [was, becomes] = [companyProfile(before), companyProfile(after)]
  const changes = (Object.keys(was) as (keyof CompanyProfile)[])
    .filter((field) => was[field] !== becomes[field])
    .map((field) => `On pages and in emails, ${field} goes from '${was[field]}' to '${becomes[field]}'.`)
  if (changes.length === 0)
    return ['No page or email changes: another setting takes precedence or has the same value.']
  if (was.zip === becomes.zip) return changes
  const zones = await listActiveZones()
  return [...changes, ...(await deliveryEffects({ zones, zip: was.zip }, { zones, zip: becomes.zip }))]
}

async function changeSetting(key: string, value: string | null, options: ConfirmOptions) {
  const before = await listCompanySettings(keys)
  const after = new Map(before)
  if (value === null) after.delete(key)
  else after.set(key, value)
  await applyChange(
    {
      effects: await profileEffects(before, after),
      before,
      read: (on) => listCompanySettings(keys, on),
      write: (on) => (value === null ? deleteSetting(on, key) : saveSetting(on, key, value)),
    },
    options,
  )
}

async function setMinimumOrder(typed: string, options: ConfirmOptions) {
  const [before, after] = [await findMinimumOrder(), readCents(typed, 'minimum order')]
  await applyChange(
    {
      effects: [`The minimum order goes from ${minimumText(before)} to ${minimumText(after)}.`],
      before,
      read: findMinimumOrder,
      write: (on) => saveMinimumOrder(on, after),
    },
    options,
  )
}

export const settings: DeskTopic = {
  summary: 'company details and the minimum order',
  verbs: {
    get: verb({
      usage: '[KEY]',
      help: 'Shows all settings, or one.',
      changes: false,
      options: {},
      run: (_, positionals) => get(positionals[0]),
    }),
    set: verb({
      usage: 'KEY VALUE',
      help: 'Changes a setting, and shows what changes on pages and in emails.\nThe company_ keys are enough; a business_ key takes precedence where it is set.',
      changes: true,
      options: {},
      run: async (values, [key = '', ...words]) => {
        const typed = readOne(words, 'key and its value, in quotes if it has spaces')
        if (key === minimumOrder) return setMinimumOrder(typed, values)
        const known = requireKnown(key)
        await changeSetting(known, parseOrRefuse(settingSchemas[known], typed, known), values)
      },
    }),
    unset: verb({
      usage: 'KEY',
      help: 'Removes a setting, such as a business_ key that should no longer take precedence.',
      changes: true,
      options: {},
      run: async (values, positionals) =>
        changeSetting(requireKnown(readOne(positionals, 'setting')), null, values),
    }),
  },
}
