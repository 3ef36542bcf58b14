import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { Field } from '#desk/app/components/controls.tsx'
import { TaxedKinds } from '#desk/app/components/taxed-kinds.tsx'

/** Asked for once, before the first official quote. */
export function TaxForm({ quote }: { quote: DeskQuoteData }) {
  const percent = useUnsavedText('sales tax percent')
  return (
    <section className="bg-best-surface px-4 py-3.5">
      <h2>First, the sales tax</h2>
      <p className="my-2 text-small">
        An official quote includes sales tax. Set the rate and what it applies to once; it counts for every
        quote from now on.
      </p>
      <ActForm quote={quote} intent="tax" label="Set the rate" look="action" kept={[percent]}>
        <Field
          label="Rate in percent"
          name="percent"
          inputMode="decimal"
          placeholder="8.25"
          required
          maxLength={6}
          value={percent.text ?? ''}
          onText={percent.set}
        />
        <TaxedKinds taxed={['plants']} />
      </ActForm>
    </section>
  )
}
