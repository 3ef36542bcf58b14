import { Lock } from 'lucide-react'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { toPageVersion } from '#domain/quotes/page-version.ts'
import { toPageChanges } from '#domain/quotes/version-changes.ts'
import { isBlank, type QuoteVersion } from '#domain/quotes/quote-version.ts'
import { versionTitle } from '#domain/quotes/quote-words.ts'
import { ChangeRows } from './change-rows.tsx'
import { Plate } from '#desk/app/components/controls.tsx'
import type { Editor } from './use-editor.ts'

/** The version that would be sent. */
function previewVersion(quote: DeskQuoteData, { checked }: Editor): QuoteVersion {
  const last = quote.versions.at(-1)?.version ?? 1
  return { ...checked.version, version: last + 1, createdAt: new Date(0) }
}

/**
 * The customer's page in short: its own lines, sums, words about what changed and message, computed by the functions that the page
 * uses.
 */
export function Preview({ quote, editor }: { quote: DeskQuoteData; editor: Editor }) {
  const version = quote.can.send ? previewVersion(quote, editor) : quote.versions.at(-1)
  if (version === undefined) return null
  const shown = toPageVersion(
    version,
    editor.pictures,
    version.version === quote.acceptedVersion ? quote.done : null,
  )
  const before = quote.versions.find(
    (each) => each.version === quote.comparedVersion && each.version !== version.version && !isBlank(each),
  )
  const changes = before === undefined ? null : toPageChanges(before, version, [])
  return (
    <div className="border border-line-control bg-surface">
      <p className="flex items-center gap-2 border-b border-line bg-sunk px-3 py-2 text-caption text-ink-soft">
        <Lock aria-hidden className="size-4 flex-none" /> {quote.customer.firstName}’s page, in short
      </p>
      <div className="px-4 py-4">
        <p className="text-caption text-ink-soft">
          Quote {quote.number}, version {shown.version}
        </p>
        <h3 className="mt-1 text-h3">
          {versionTitle(version.plants, quote.customer.city || quote.customer.firstName)}
        </h3>
        <p className="mt-1 text-small text-ink-soft">
          {shown.isOfficial ? 'Official quote.' : 'Estimate.'} Valid until {shown.validUntil}.
        </p>
        {shown.message !== '' && <p className="sci mt-3 leading-snug whitespace-pre-line">{shown.message}</p>}
        {changes !== null && changes.rows.length > 0 && (
          <div className="mt-3 rounded-badge bg-best-surface px-3 py-2.5">
            <h4 className="font-semibold">What changed</h4>
            <ChangeRows changes={changes} />
          </div>
        )}
        <ul aria-label="Lines the customer sees" className="mt-3">
          {shown.lines.map((line) => (
            <li
              key={line.line}
              className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5"
            >
              {line.isPlant ? <Plate url={line.picture?.thumb} /> : <span />}
              <span className="min-w-0">
                <span className="block font-display text-[1.0625rem] leading-tight font-medium">
                  {line.name}
                </span>
                <span className="block text-caption text-ink-soft">
                  {[line.size, `${line.quantity} × ${line.each}`, line.outcome ?? line.options]
                    .filter((part) => part !== '')
                    .join(', ')}
                </span>
                {line.reason !== '' && (
                  <span className="block text-caption text-ink-soft">{line.reason}</span>
                )}
              </span>
              <span className="font-display text-[1.0625rem] font-medium">{line.total}</span>
            </li>
          ))}
        </ul>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
          {shown.sums.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
          <div className="col-span-2 mt-1 flex items-baseline justify-between border-t border-ink pt-2 font-semibold">
            <dt>Total</dt>
            <dd className="font-display text-[1.625rem] leading-none font-medium">{shown.total}</dd>
          </div>
        </dl>
        {shown.quotedTotal !== null && (
          <p className="mt-2 text-caption text-ink-soft">The quote was {shown.quotedTotal}.</p>
        )}
        {shown.note !== '' && <p className="mt-2 text-caption text-ink-soft">{shown.note}</p>}
        {quote.can.send && (
          <p className="mt-4 rounded-box border border-dashed border-line-control px-3 py-3 text-center text-small text-ink-soft">
            {quote.customer.firstName} can accept, ask for a change or decline here
          </p>
        )}
      </div>
    </div>
  )
}
