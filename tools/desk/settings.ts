import {
  businessKeys,
  companyKeys,
  companyProfile,
  type CompanyProfile,
} from '#domain/company/company-profile.ts'
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
import { applyChange } from './apply.ts'
import { checked } from './checked.ts'
import { deliveryEffects } from './delivery-effects.ts'
import { table } from './print.ts'
import { readCents, readOne } from './read-arguments.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

/** Kept elsewhere than the rest, though a setting to the owner. */
const minimumOrder = 'minimum_order'
const keys = [...companyKeys, ...businessKeys]

type Answers = { yes?: boolean | undefined; 'dry-run'?: boolean | undefined }

const inWords = (minimumCents: number) => (minimumCents === 0 ? 'none' : formatCents(minimumCents))

function requireKnown(key: string) {
  if (key === 'featured_plants') throw new Refusal('The featured trees have commands of their own: featured.')
  if (!isSettingKey(key))
    throw new Refusal(`There is no setting '${key}'. Settings are ${[minimumOrder, ...keys].join(', ')}.`)
  return key
}

async function get(wanted: string | undefined) {
  const rows = (await listAllSettings()).map(({ settingKey: key, settingValue: value }) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const all = [...rows, [minimumOrder, inWords(await findMinimumOrder())]]
  if (wanted === undefined) return console.log(table(['setting', 'value'], all))
  const found = all.find(([key]) => key === wanted)
  if (found === undefined) console.log(`${requireKnown(wanted)} is not set.`)
  else console.log(found[1])
}

/** What pages and mails would say else, and what delivery would cost if the yard moved. */
async function profileEffects(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const [was, becomes] = [companyProfile(before), companyProfile(after)]
  const changes = (Object.keys(was) as (keyof CompanyProfile)[])
    .filter((field) => was[field] !== becomes[field])
    .map((field) => `On pages and in mails, ${field} goes from '${was[field]}' to '${becomes[field]}'.`)
  if (changes.length === 0)
    return ['No page and no mail changes: another setting comes first, or says the same.']
  if (was.zip === becomes.zip) return changes
  const zones = await listActiveZones()
  return [...changes, ...(await deliveryEffects({ zones, zip: was.zip }, { zones, zip: becomes.zip }))]
}

async function changeSetting(key: string, value: string | null, answers: Answers) {
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
    answers,
  )
}

async function setMinimumOrder(typed: string, answers: Answers) {
  const [before, after] = [await findMinimumOrder(), readCents(typed, 'minimum order')]
  await applyChange(
    {
      effects: [`The minimum order goes from ${inWords(before)} to ${inWords(after)}.`],
      before,
      read: findMinimumOrder,
      write: (on) => saveMinimumOrder(on, after),
    },
    answers,
  )
}

export const settings: DeskTopic = {
  summary: 'who the company is, and the minimum order',
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
      help: 'Sets one, and shows what pages and mails will say else.\nThe company_ keys are enough; a business_ key wins over them where it is set.',
      changes: true,
      options: {},
      run: async (values, [key = '', ...words]) => {
        const typed = readOne(words, 'key and its value, in quotes if it has spaces')
        if (key === minimumOrder) return setMinimumOrder(typed, values)
        const known = requireKnown(key)
        await changeSetting(known, checked(settingSchemas[known], typed, known), values)
      },
    }),
    unset: verb({
      usage: 'KEY',
      help: 'Removes one, such as a business_ key that should no longer win.',
      changes: true,
      options: {},
      run: async (values, positionals) =>
        changeSetting(requireKnown(readOne(positionals, 'setting')), null, values),
    }),
  },
}
