import { quoteSettings } from '#domain/company/quote-settings.ts'
import type { SettingKey } from '#domain/company/setting-schemas.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { findMinimumOrder } from '#server/db/invoicing-documents.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { planMinimumOrder, planSettings } from '#server/desk/plan-setting.ts'
import { readCents } from '#server/desk/read-amounts.ts'
import { answerSettingsForm, fingerprintOf } from '#server/desk/settings/settings-form.ts'
import { readQuoteSettings } from '#server/reads/quote-settings.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/orders.page.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { sendSettings } from './send-settings.ts'

export const meta = () => [{ title: 'Orders and pick-up | The desk' }]

const keys = ['cage_price', 'pickup_allowed', 'quote_valid_days', 'quote_set_aside_days'] as const
const visitKeys = ['visits_per_weekday', 'visits_per_saturday', 'visits_per_sunday'] as const

const dayNames = { weekday: 'weekday', saturday: 'Saturday', sunday: 'Sunday' }

export async function loader() {
  const [stored, visits, settings, minimumCents] = await deskUnavailable(
    Promise.all([
      listCompanySettings(keys),
      listCompanySettings(visitKeys),
      readQuoteSettings(),
      findMinimumOrder(),
    ]),
  )
  return {
    seen: {
      quotes: fingerprintOf(stored),
      visits: fingerprintOf(visits),
      minimum: fingerprintOf(minimumCents),
    },
    visits: settings.visits,
    cage: stored.get('cage_price') ?? '',
    isPickupAllowed: settings.isPickupAllowed,
    validDays: settings.validDays,
    setAsideDays: settings.setAsideDays,
    minimum: String(minimumCents / 100),
  }
}

export const action = (args: Route.ActionArgs) =>
  answerSettingsForm(args, async (form) => {
    const typed = (name: string) => form.get(name)?.trim() ?? ''
    if (form.get('form') === 'minimum') return planMinimumOrder(readCents(typed('minimum'), 'minimum order'))
    const stored = await listCompanySettings([...keys, ...visitKeys])
    const usual = quoteSettings(new Map())
    // What nobody has set stays unset while it's as usual.
    const unlessUsual = (key: SettingKey, value: string, asUsual: string) =>
      [key, stored.has(key) || value !== asUsual ? value : null] as const
    if (form.get('form') === 'visits')
      return planSettings(
        new Map<SettingKey, string | null>([
          unlessUsual('visits_per_weekday', typed('visits_per_weekday'), String(usual.visits.weekday)),
          unlessUsual('visits_per_saturday', typed('visits_per_saturday'), String(usual.visits.saturday)),
          unlessUsual('visits_per_sunday', typed('visits_per_sunday'), String(usual.visits.sunday)),
        ]),
      )
    return planSettings(
      new Map<SettingKey, string | null>([
        ['cage_price', typed('cage_price') === '' ? null : typed('cage_price')],
        unlessUsual('pickup_allowed', form.get('pickup') === 'yes' ? 'yes' : 'no', 'no'),
        unlessUsual('quote_valid_days', typed('quote_valid_days'), String(usual.validDays)),
        unlessUsual('quote_set_aside_days', typed('quote_set_aside_days'), String(usual.setAsideDays)),
      ]),
    )
  })

export const clientAction = sendSettings

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { seen, visits, cage, isPickupAllowed, validDays, setAsideDays, minimum } = loaderData
  return (
    <SettingsSection title="Orders and pick-up" lead="What a visitor can ask for, and how long it holds.">
      <SettingsForm name="quotes" seen={seen.quotes}>
        <div className="max-w-80">
          <TextField
            label="A deer cage costs, in dollars"
            name="cage_price"
            inputMode="decimal"
            maxLength={10}
            defaultValue={cage}
            hint="Leave it empty to offer none."
          />
        </div>
        <Checkbox
          name="pickup"
          value="yes"
          defaultChecked={isPickupAllowed}
          label="Visitors may pick plants up at the yard"
          className="min-h-12"
        />
        <div className="grid gap-4 md:grid-cols-2 md:items-end">
          <TextField
            label="A quote is valid for, in days"
            name="quote_valid_days"
            inputMode="numeric"
            required
            maxLength={3}
            defaultValue={validDays}
          />
          <TextField
            label="Plants are set aside for, in desk days"
            name="quote_set_aside_days"
            inputMode="numeric"
            required
            maxLength={2}
            defaultValue={setAsideDays}
          />
        </div>
      </SettingsForm>
      <SectionHead title="Visits a day" />
      <SettingsForm name="visits" seen={seen.visits}>
        <div className="grid gap-4 md:grid-cols-3">
          {(['weekday', 'saturday', 'sunday'] as const).map((day) => (
            <TextField
              key={day}
              label={`On a ${dayNames[day]}`}
              name={`visits_per_${day}`}
              inputMode="numeric"
              required
              maxLength={2}
              defaultValue={visits[day]}
            />
          ))}
        </div>
      </SettingsForm>
      <SectionHead title="Minimum order" />
      <SettingsForm name="minimum" seen={seen.minimum}>
        <div className="max-w-80">
          <TextField
            label="In dollars"
            name="minimum"
            inputMode="decimal"
            required
            maxLength={10}
            defaultValue={minimum}
            hint="0 means there’s none."
          />
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
