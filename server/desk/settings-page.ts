import { noticeKeys, noticeOf, noticeOn } from '#domain/settings/notice.ts'
import { usualSettings } from '#domain/settings/quote-settings.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import type { SettingsField, SettingsPage } from '#domain/desk/settings-pages.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import type { SettingKey } from '#domain/settings/settings.ts'
import { planSettings, readSettings } from '#server/settings/plan-setting.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { fingerprintOf } from './settings-form.ts'

// The pages of the settings that are declared by their fields.

type Stored = ReadonlyMap<string, string>
const fieldsOf = ({ forms }: SettingsPage) => forms.flatMap(({ rows }) => rows.flat())
const usual: Readonly<Partial<Record<string, string>>> = usualSettings

/** The values to show, what stands for those of each form, and how it is now. */
export async function readSettingsPage(page: SettingsPage, now: Date) {
  const keys = fieldsOf(page).map(({ name }) => name)
  const stored = await readSettings(keys)
  const seen = page.forms.map(({ rows }) => {
    const own = rows.length === 0 ? keys : rows.flat().map(({ name }) => name)
    return fingerprintOf(new Map([...stored].filter(([key]) => own.some((each) => each === key))))
  })
  const proposed = { ...usual, sales_tax_on: 'plants', notice_from: nurseryDay(now) }
  const values: Partial<Record<string, string>> = { ...proposed, ...Object.fromEntries(stored) }
  return { seen, values, ...stateOf(keys, stored, now) }
}

type State = {
  /** How it is now, in words. */
  state?: string
  /** Nothing works without it. */
  missing?: string
  canTakeDown?: boolean
}

function stateOf(keys: readonly SettingKey[], stored: Stored, now: Date): State {
  if (keys.includes('sales_tax_percent') && !keys.every((key) => stored.has(key)))
    return { missing: 'No rate yet, so no official quote can go out. Ask your bookkeeper what’s taxed.' }
  return keys.includes('notice_text') ? noticeState(stored, now) : {}
}

function noticeState(stored: Stored, now: Date) {
  const [notice, today] = [noticeOf(stored), nurseryDay(now)]
  if (notice === null) return { state: 'No notice is set.' }
  const state =
    noticeOn(notice, today) !== null
      ? `On every page now, through ${dayInWords(notice.until)}.`
      : notice.from > today
        ? `Goes up on ${dayInWords(notice.from)}.`
        : `Came down after ${dayInWords(notice.until)}.`
  return { state, canTakeDown: true }
}

/** The change that a form of such a page would make. */
export async function planSettingsForm(page: SettingsPage | undefined, form: URLSearchParams) {
  const rows = page?.forms.find(({ name }) => name === form.get('form'))?.rows
  if (rows === undefined) throw new Refusal('The settings have no such form.')
  if (rows.length === 0) return planSettings(new Map(noticeKeys.map((key) => [key, null])))
  const fields = rows.flat()
  const stored = await readSettings(fields.map(({ name }) => name))
  const valueOf = ({ name, as, isOptional = false }: SettingsField<SettingKey>) => {
    const typed = as === 'taxed' ? form.getAll(name).join(', ') : (form.get(name)?.trim() ?? '')
    const value = as === 'yes' && typed !== 'yes' ? 'no' : typed
    if (isOptional && value === '') return null
    // A setting that nobody has set stays unset while its value is the default.
    return stored.has(name) || value !== usual[name] ? value : null
  }
  return planSettings(new Map(fields.map((field) => [field.name, valueOf(field)])))
}
