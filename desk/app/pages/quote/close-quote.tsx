import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { isBlank } from '#domain/quotes/quote-version.ts'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { KeptArea } from '#desk/app/components/controls.tsx'
import { Fold } from '#desk/app/components/fold.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

/** For a quote that came to nothing. */
export function CloseQuote({ quote }: { quote: DeskQuoteData }) {
  const kept = useUnsavedText(`quote ${quote.number} close`)
  if (!quote.can.close) return null
  const isSilent = quote.customer.email === null || quote.versions.every(isBlank)
  return (
    <Fold title="Close this quote" className="border-b border-line px-(--gutter) py-1.5">
      <p className="mb-3 text-small text-ink-soft">
        It came to nothing. {isSilent ? 'Nothing is sent.' : `${quote.customer.firstName} gets an email.`} Its
        plants are free again, and there is no fee. You can still send an official quote later.
      </p>
      <ActForm quote={quote} intent="close" label="Close it" look="quiet" kept={[kept]}>
        <KeptArea kept={kept} name="words" label="Why" hint="(for us)" maxLength={1000} rows={2} />
        {!isSilent && <Checkbox name="isSpam" className="min-h-12" label="It’s spam: send nothing" />}
      </ActForm>
    </Fold>
  )
}
