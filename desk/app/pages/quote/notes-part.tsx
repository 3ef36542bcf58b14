import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { KeptArea, Part } from '#desk/app/components/controls.tsx'

/** Notes that the customer never sees. */
export function NotesPart({ quote }: { quote: DeskQuoteData }) {
  const kept = useUnsavedText(`quote ${quote.number} note`)
  return (
    <Part title="Notes to ourselves">
      <ul className="mb-3 grid gap-2">
        {quote.notes.map(({ id, who, when, words }) => (
          <li key={id} className="border-l-2 border-line-control pl-3">
            <p className="whitespace-pre-line">{words}</p>
            <p className="text-caption text-ink-quiet">
              {who}, {when}
            </p>
          </li>
        ))}
      </ul>
      <ActForm quote={quote} intent="note" label="Save the note" look="quiet" kept={[kept]}>
        <KeptArea
          kept={kept}
          name="words"
          label="Note"
          hint={`(${quote.customer.firstName} never sees it)`}
          maxLength={4000}
          rows={2}
        />
      </ActForm>
    </Part>
  )
}
