import { businessKeys, companyKeys, companyProfile } from '#domain/settings/company-profile.ts'
import type { SettingKey } from '#domain/settings/settings.ts'
import { field } from '#domain/desk/settings-pages.ts'
import { isMadeUp } from '#domain/settings/placeholders.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { planSettings } from '#server/settings/plan-setting.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import type { Route } from './+types/company.page.ts'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { Fields } from './fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Company | The desk' }]

/** The owner only fills in these; everything else is derived from them. */
const mainKeys = [
  'company_name',
  'company_phone',
  'company_email',
  'company_address',
  'company_website',
] as const

/** Settings that take precedence over those where they're set. */
const otherKeys = [...companyKeys, ...businessKeys].filter((key) => !mainKeys.some((main) => main === key))

const readSettings = () => listCompanySettings([...companyKeys, ...businessKeys])

export async function loader() {
  const stored = await deskUnavailable(readSettings())
  const profile = companyProfile(stored)
  const shown = (key: (typeof mainKeys)[number]) => stored.get(key) ?? ''
  return {
    seen: fingerprintOf(stored),
    main: {
      company_name: shown('company_name') || profile.name,
      company_phone: shown('company_phone') || profile.phone,
      company_email: shown('company_email') || profile.email,
      company_address:
        shown('company_address') || `${profile.street}, ${profile.city}, ${profile.state} ${profile.zip}`,
      company_website: shown('company_website') || profile.website,
    },
    others: Object.fromEntries(
      [...stored].filter(([key]) => otherKeys.some((other) => other === key && other !== 'company_country')),
    ),
    madeUp: [profile.phone, profile.email, profile.website].filter(isMadeUp),
  }
}

export const action = settingsAction(async (form) => {
  const stored = await readSettings()
  const value = (key: SettingKey) => form.get(key)?.trim() || null
  // A setting that wasn't on the page stays as it is; an emptied field removes it, or is refused where it's a main one.
  const typed = (key: SettingKey) =>
    form.has(key) ? (mainKeys.some((main) => main === key) ? (value(key) ?? '') : value(key)) : undefined
  return planSettings(
    new Map(
      [...companyKeys, ...businessKeys].map((key) => {
        const given = typed(key)
        return [key, given === undefined ? (stored.get(key) ?? null) : given]
      }),
    ),
  )
})

const fields = [
  field('company_name', 'Name'),
  field('company_phone', 'Phone', 'tel'),
  field('company_email', 'Email', 'email'),
  field('company_website', 'Website'),
]
const addressFields = [
  field('company_address', 'Address of the yard', 'text', {
    most: 200,
    hint: 'Street, city, state and ZIP. Delivery distances start at this ZIP code.',
  }),
]

export default function CompanyPage({ loaderData: { seen, main, others, madeUp } }: Route.ComponentProps) {
  return (
    <SettingsSection
      title="Company"
      lead="On every page, in every email, and in what search engines read about us."
    >
      <SettingsForm name="company" seen={seen} savesAtOnce>
        <Fields
          values={main}
          fields={fields.map((each) => ({
            ...each,
            most: 200,
            hint: madeUp.includes(main[each.name])
              ? 'A stand-in: no visitor can reach you there.'
              : each.hint,
          }))}
        />
      </SettingsForm>
      <SectionHead title="Where the yard is" />
      <SettingsForm name="address" seen={seen}>
        <Fields values={main} fields={addressFields} />
        {Object.keys(others).length > 0 && (
          <fieldset className="grid gap-4 border-t border-line pt-4">
            <legend className="sr-only">What takes precedence</legend>
            <p className="text-small text-ink-soft">
              These are shown in place of what’s above. Clear one to go back.
            </p>
            <Fields
              values={others}
              fields={Object.keys(others).map((key) =>
                field(key, key.replaceAll('_', ' '), 'text', { most: 200, isOptional: true }),
              )}
            />
          </fieldset>
        )}
      </SettingsForm>
    </SettingsSection>
  )
}
