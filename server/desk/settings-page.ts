import { claimsOf, placeholderTexts, reviewParts } from '#domain/settings/claims.ts'
import { addressLine, defaultProfile } from '#domain/settings/company-profile.ts'
import { noticeKeys, noticeOf, noticeOn } from '#domain/settings/notice.ts'
import { usualSettings } from '#domain/settings/quote-settings.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import type { SettingsField, SettingsPage } from '#domain/desk/settings-pages.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import type { SettingKey } from '#domain/settings/settings.ts'
import { planSettings, readSettings } from '#server/settings/plan-setting.ts'
import { promiseNow } from '#server/settings/promise-now.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { fingerprintOf } from './settings-form.ts'

// The pages of the settings that are declared by their fields.

type Stored = ReadonlyMap<string, string>
type Values = Readonly<Partial<Record<string, string>>>
const fieldsOf = ({ forms }: SettingsPage) => forms.flatMap(({ rows }) => rows.flat())
/** A setting that nobody has set stays unset while its value is this one. */
const usual: Values = { ...usualSettings, ...placeholderTexts }

/** Shown where nobody has set anything; saving it sets it. */
function proposedOn(day: string): Values {
  const claims = claimsOf(new Map(), 'http://localhost')
  return {
    company_name: defaultProfile.name,
    company_phone: defaultProfile.phone,
    company_email: defaultProfile.email,
    company_website: defaultProfile.website,
    company_address: addressLine(defaultProfile),
    quote_desk_hours: defaultProfile.quoteDeskHours,
    crew_hours: defaultProfile.crewHours,
    claim_rating: claims.rating ?? '',
    claim_species: claims.species,
    claim_communities: claims.communities,
    claim_articles: claims.plannedArticles.join(', '),
    sales_tax_on: 'plants',
    notice_from: day,
  }
}

/** The values to show, what stands for those of each form, and how it is now. */
export async function readSettingsPage(page: SettingsPage, now: Date) {
  const keys = fieldsOf(page).map(({ name }) => name)
  const stored = await readSettings(keys)
  const forms = page.forms.map(({ rows }) => {
    const own = rows.length === 0 ? keys : rows.flat().map(({ name }) => name)
    const isSet = (key: string) => stored.has(key)
    return {
      seen: fingerprintOf(new Map([...stored].filter(([key]) => own.some((each) => each === key)))),
      isMissing: !own.every(isSet),
      isEmpty: !own.some(isSet),
    }
  })
  const today = nurseryDay(now)
  const values: Values = { ...usual, ...proposedOn(today), ...Object.fromEntries(stored) }
  return { forms, values, today, state: await stateOf(keys, stored, now) }
}

/** How it is now, in words. */
async function stateOf(keys: readonly SettingKey[], stored: Stored, now: Date): Promise<string | null> {
  if (keys.includes('notice_text')) return noticeState(stored, nurseryDay(now))
  if (!keys.includes('quote_promise_hours')) return null
  const promise = promiseNow(await readQuoteSettings(), now)
  return promise === null
    ? 'The quote desk never opens, so we promise nothing.'
    : `Someone who asks for a quote now hears: you’ll hear from us ${promise}.`
}

function noticeState(stored: Stored, today: string): string {
  const notice = noticeOf(stored)
  if (notice === null) return 'No notice is set.'
  if (noticeOn(notice, today) !== null) return `On every page now, through ${dayInWords(notice.until)}.`
  return notice.from > today
    ? `Goes up on ${dayInWords(notice.from)}.`
    : `Came down after ${dayInWords(notice.until)}.`
}

/** The change that a form of such a page would make. */
export async function planSettingsForm(page: SettingsPage | undefined, form: URLSearchParams) {
  const rows = page?.forms.find(({ name }) => name === form.get('form'))?.rows
  if (rows === undefined) throw new Refusal('The settings have no such form.')
  if (rows.length === 0) return planSettings(new Map(noticeKeys.map((key) => [key, null])))
  const fields = rows.flat()
  const stored = await readSettings(fields.map(({ name }) => name))
  const valueOf = (field: SettingsField<SettingKey>) => {
    const [{ name, isOptional = false }, value] = [field, typedIn(form, field)]
    if (isOptional && value === '') return null
    return stored.has(name) || value !== usual[name] ? value : null
  }
  return planSettings(new Map(fields.map((field) => [field.name, valueOf(field)])))
}

/** A field's value, as it's stored; '' if there's none. */
function typedIn(form: URLSearchParams, { name, as, isOptional = false }: SettingsField): string {
  const typed = (key: string) => form.get(key)?.trim() ?? ''
  const chosen = [...new Set(form.getAll(name))].filter((each) => each !== '')
  switch (as) {
    case 'taxed':
      return chosen.join(', ')
    case 'days':
      return chosen.toSorted().join(', ')
    case 'review':
      return reviewParts.map((part) => typed(`${name}.${part}`).replaceAll('|', '/')).join(' | ')
    case 'yes':
      return typed(name) === 'yes' ? 'yes' : isOptional ? '' : 'no'
    default:
      return typed(name)
  }
}
