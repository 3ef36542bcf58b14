import type { SettingsField } from '#domain/desk/settings-pages.ts'
import { taxableKinds, type TaxableKind } from '#domain/pricing/version-totals.ts'
import { listOf } from '#domain/settings/quote-settings.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/field.tsx'

type FieldsProps = {
  fields: readonly SettingsField[]
  values: Readonly<Partial<Record<string, string>>>
  /** How they're laid out. */
  className?: string | undefined
}

/** Fields of a form, as they're declared. */
export function Fields({ fields, values, className = 'grid gap-4' }: FieldsProps) {
  return (
    <div className={className}>
      {fields.map((field) => (
        <Field key={field.name} field={field} value={values[field.name] ?? ''} />
      ))}
    </div>
  )
}

const inputs = {
  amount: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
  date: { type: 'date' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  text: {},
  url: { type: 'url' },
} as const

function Field({ field, value }: { field: SettingsField; value: string }) {
  const { name, label, as, hint, placeholder, most, isOptional = false } = field
  if (as === 'taxed') return <TaxedKinds name={name} taxed={listOf(value)} />
  const shared = { label, name, hint, placeholder, maxLength: most, defaultValue: value }
  if (as === 'yes')
    return (
      <Checkbox name={name} value="yes" defaultChecked={value === 'yes'} label={label} className="min-h-12" />
    )
  return as === 'long' ? (
    <TextArea {...shared} rows={most !== undefined && most > 200 ? 4 : 3} required={!isOptional} />
  ) : (
    <TextField {...shared} {...inputs[as]} required={!isOptional} autoComplete="off" />
  )
}

const kindWords: Record<TaxableKind, string> = {
  plants: 'Plants',
  planting: 'Planting',
  cage: 'Deer cages',
  delivery: 'Delivery',
}

function TaxedKinds({ taxed, name }: { taxed: readonly string[]; name: string }) {
  return (
    <fieldset>
      <legend className="text-small font-semibold">Taxed</legend>
      <div className="grid grid-cols-2">
        {taxableKinds.map((kind) => (
          <Checkbox
            key={kind}
            name={name}
            value={kind}
            label={kindWords[kind]}
            defaultChecked={taxed.includes(kind)}
            className="min-h-12"
          />
        ))}
      </div>
    </fieldset>
  )
}
