import { listOf } from '#domain/company/quote-settings.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { planSettings } from '#server/desk/plan-setting.ts'
import { answerSettingsForm, fingerprintOf } from '#server/desk/settings/settings-form.ts'
import { TextField } from '#ui/field.tsx'
import { TaxedKinds } from '#desk/app/components/taxed-kinds.tsx'
import type { Route } from './+types/tax.page.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { sendSettings } from './send-settings.ts'

export const meta = () => [{ title: 'Sales tax | The desk' }]

const keys = ['sales_tax_percent', 'sales_tax_on'] as const

export async function loader() {
  const stored = await deskUnavailable(listCompanySettings(keys))
  return {
    seen: fingerprintOf(stored),
    percent: stored.get('sales_tax_percent') ?? '',
    kinds: listOf(stored.get('sales_tax_on') ?? 'plants'),
    isSet: keys.every((key) => stored.has(key)),
  }
}

export const action = (args: Route.ActionArgs) =>
  answerSettingsForm(args, (form) =>
    planSettings(
      new Map([
        ['sales_tax_percent', form.get('percent')?.trim() ?? ''],
        ['sales_tax_on', form.getAll('on').join(', ')],
      ]),
    ),
  )

export const clientAction = sendSettings

export default function TaxPage({ loaderData: { seen, percent, kinds, isSet } }: Route.ComponentProps) {
  return (
    <SettingsSection
      title="Sales tax"
      lead="On official quotes from now on: rounded once, on the sum of what’s taxed, after discounts. Quotes already sent stay as they are."
    >
      <SettingsForm name="tax" seen={seen}>
        {!isSet && (
          <p className="text-small text-danger">
            No rate yet, so no official quote can go out. Ask your bookkeeper what’s taxed.
          </p>
        )}
        <div className="max-w-80">
          <TextField
            label="Rate in percent"
            name="percent"
            inputMode="decimal"
            placeholder="8.25"
            required
            maxLength={6}
            defaultValue={percent}
          />
        </div>
        <TaxedKinds taxed={kinds} />
      </SettingsForm>
    </SettingsSection>
  )
}
