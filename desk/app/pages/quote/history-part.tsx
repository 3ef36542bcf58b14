import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { formatCents } from '#domain/money.ts'
import { isBlank } from '#domain/quotes/quote-version.ts'
import { momentInWords } from '#domain/time/day-words.ts'
import { toPageChanges } from '#domain/quotes/version-changes.ts'
import { classNames } from '#ui/class-names.ts'
import { ChangeRows } from './change-rows.tsx'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { KeptArea, Part } from '#desk/app/components/controls.tsx'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'

/** Our notes, the versions with what changed from each to the next, and everything that happened. */
export function HistoryPart({ quote }: { quote: DeskQuoteData }) {
  const newest = quote.versions.at(-1)
  const versions = quote.versions.filter((version) => !isBlank(version))
  return (
    <>
      <NotesPart quote={quote} />
      <Part title="Versions">
        <ol className="grid gap-3">
          {versions.toReversed().map((version) => {
            const before = versions.find((each) => each.version === version.version - 1)
            return (
              <li
                key={version.version}
                className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-start gap-x-3"
              >
                <span
                  aria-hidden
                  className={classNames(
                    'grid size-8 place-items-center rounded-pill border-2 border-brand font-display font-medium',
                    version === newest ? 'bg-brand text-on-brand' : 'text-brand',
                  )}
                >
                  {version.version}
                </span>
                <div>
                  <h3 className="font-text text-ui font-semibold">
                    {version.isOfficial ? `Version ${version.version}` : 'Estimate by the site'}
                    {version.version === quote.acceptedVersion && ', accepted'}
                  </h3>
                  <p className="text-caption text-ink-soft">
                    {momentInWords(version.createdAt)}
                    {version.tax === null && '. Before sales tax'}
                  </p>
                </div>
                <span className="font-display text-[1.125rem] font-medium">
                  {formatCents(version.totals.grandTotalCents)}
                </span>
                {before !== undefined && (
                  <div className="col-span-2 col-start-2">
                    <ChangeRows changes={toPageChanges(before, version, [])} />
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      </Part>
      <Part title="What happened">
        <ul>
          {quote.story.map(({ seq, title, when, words, email }) => (
            <li key={seq} className="border-b border-line py-2.5 text-small last:border-b-0">
              <p>{title}</p>
              {words !== null && <p className="sci leading-snug whitespace-pre-line">“{words}”</p>}
              <p className="text-caption text-ink-quiet">
                {when}
                {email !== null && (
                  <span className={email.isUnsent ? 'font-semibold text-danger' : undefined}>
                    {' '}
                    · {email.text}
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

/** Notes that the customer never sees. */
function NotesPart({ quote }: { quote: DeskQuoteData }) {
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
