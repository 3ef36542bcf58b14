import { useDraft } from '#desk/app/components/drafts.ts'
import type { DeskQuoteData } from '#domain/desk/desk-quote-data.ts'
import { taxableKinds, type TaxableKind } from '#domain/pricing/version-totals.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { Field } from '#desk/app/components/controls.tsx'

const kindWords: Record<TaxableKind, string> = {
  plants: 'Plants',
  planting: 'Planting',
  cage: 'Deer cages',
  delivery: 'Delivery',
}

/** Asked for once, before the first official quote. */
export function TaxForm({ quote }: { quote: DeskQuoteData }) {
  const percent = useDraft('sales tax percent')
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
        <fieldset>
          <legend className="text-caption font-semibold">Taxed</legend>
          <div className="grid grid-cols-2">
            {taxableKinds.map((kind) => (
              <Checkbox
                key={kind}
                name="on"
                value={kind}
                label={kindWords[kind]}
                defaultChecked={kind === 'plants'}
                className="min-h-12"
              />
            ))}
          </div>
        </fieldset>
      </ActForm>
    </section>
  )
}
