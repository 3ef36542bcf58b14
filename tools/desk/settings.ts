import {
  listSettings,
  minimumOrder,
  planMinimumOrder,
  planSetting,
  requireSettingKey,
} from '#server/desk/plan-setting.ts'
import { applyChange } from './apply-change.ts'
import { table } from './print.ts'
import { readCents } from '#server/desk/read-amounts.ts'
import { readOne } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

async function get(wanted: string | undefined) {
  const all = await listSettings()
  if (wanted === undefined) return console.log(table(['setting', 'value'], all))
  const found = all.find(([key]) => key === wanted)
  if (found === undefined) console.log(`${requireSettingKey(wanted)} isn't set.`)
  else console.log(found[1])
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
        if (key === minimumOrder)
          return applyChange(await planMinimumOrder(readCents(typed, 'minimum order')), values)
        await applyChange(await planSetting(key, typed), values)
      },
    }),
    unset: verb({
      usage: 'KEY',
      help: 'Removes a setting, such as a business_ key that should no longer take precedence.',
      changes: true,
      options: {},
      run: async (values, positionals) =>
        applyChange(await planSetting(readOne(positionals, 'setting'), null), values),
    }),
  },
}
