import { field as fieldOf, type SettingsField } from '#domain/desk/settings-pages.ts'
import { taxableKinds, type TaxableKind } from '#domain/pricing/version-totals.ts'
import { parseReview, placeholderTexts, reviewParts } from '#domain/settings/claims.ts'
import { listOf } from '#domain/settings/quote-settings.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import { holidayName } from '#domain/visits/legal-holidays.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/field.tsx'

type FieldsProps = {
  fields: readonly SettingsField[]
  values: Readonly<Partial<Record<string, string>>>
  /** For fields of days. */
  today?: Day
  /** How they're laid out. */
  className?: string | undefined
}

/** Fields of a form, as they're declared. */
export function Fields({ fields, values, today = '', className = 'grid gap-4' }: FieldsProps) {
  return (
    <div className={className}>
      {fields.map((field) => (
        <Field key={field.name} field={field} value={values[field.name] ?? ''} today={today} />
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

function Field({ field, value, today }: { field: SettingsField; value: string; today: Day }) {
  const { name, label, as, hint, placeholder, most, isOptional = false } = field
  if (as === 'taxed') return <TaxedKinds name={name} taxed={listOf(value)} />
  if (as === 'days') return <Days name={name} legend={label} chosen={listOf(value)} today={today} />
  if (as === 'review') return <Review name={name} legend={label} text={value} />
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

type DaysProps = { name: string; legend: string; chosen: readonly Day[]; today: Day }

/** Days from today on: those that are chosen, the holidays of the next year, and one more. */
function Days({ name, legend, chosen, today }: DaysProps) {
  const nextYear = Array.from({ length: 365 }, (_, index) => addDays(today, index))
  const days = new Set([
    ...chosen.filter((day) => day >= today),
    ...nextYear.filter((day) => holidayName(day) !== null),
  ])
  return (
    <>
      <fieldset>
        <legend className="text-small text-ink-soft">{legend}</legend>
        {[...days].toSorted().map((day) => (
          <Checkbox
            key={day}
            name={name}
            value={day}
            label={[holidayName(day), dayInWords(day)].filter((words) => words !== null).join(': ')}
            defaultChecked={chosen.includes(day)}
            className="min-h-12"
          />
        ))}
      </fieldset>
      <TextField label="And on" name={name} type="date" min={today} />
    </>
  )
}

const reviewFields = {
  quote: ['What they said', 'long', 450],
  name: ['Who', 'text', 60],
  place: ['Town', 'text', 60],
  source: ['Where it was published', 'text', 100],
} as const

/** A customer's review in its parts. One that we made up says so. */
function Review({ name, legend, text }: { name: string; legend: string; text: string }) {
  const review = parseReview(text)
  const isOurs = Object.values(placeholderTexts).includes(text)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-display text-h4 font-medium">
        {legend}
        {isOurs && <span className="ml-2 font-text text-small font-semibold text-danger"> A stand-in</span>}
      </legend>
      {reviewParts.map((part) => {
        const [label, as, most] = reviewFields[part]
        const field = fieldOf(`${name}.${part}`, label, as, { most })
        return <Field key={part} field={field} value={review?.[part] ?? ''} today="" />
      })}
    </fieldset>
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
