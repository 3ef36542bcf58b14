import type { PageChanges } from '#domain/quotes/quote-page-data.ts'
import { Words } from './quote-story.tsx'

/** How this version differs from the one before it. */
export function QuoteChanges({ changes }: { changes: PageChanges }) {
  return (
    <section className="print:hidden">
      <h2 className="text-h3">What changed</h2>
      {changes.words.map(({ id, text, when }) => (
        <div key={id} className="mt-2">
          <Words>{text}</Words>
          <p className="text-caption text-ink-quiet">Your words, {when}. Answered by this version.</p>
        </div>
      ))}
      <table className="mt-3 w-full border-t border-line">
        <caption className="sr-only">
          Changes from version {changes.from} to version {changes.to}
        </caption>
        <tbody>
          {changes.rows.map((row) => (
            <tr key={row.id} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                <b className="font-semibold">{row.title}</b>
                {row.before.map((part) => (
                  <s key={part} className="block text-small text-ink-quiet">
                    {part}
                  </s>
                ))}
                {row.after.map((part) => (
                  <span key={part} className="block text-small">
                    {part}
                  </span>
                ))}
                {row.note !== '' && <span className="block text-small text-ink-soft">{row.note}</span>}
              </th>
              <td className="py-3 text-right tabular-nums">
                {row.wasCost !== '' && <s className="block text-ink-quiet">{row.wasCost}</s>}
                <span className="font-display font-medium">{row.cost}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink">
            <th scope="row" className="py-3 pr-4 text-left font-semibold">
              Total, version {changes.from} to version {changes.to}
            </th>
            <td className="py-3 text-right whitespace-nowrap tabular-nums">
              {changes.wasTotal !== changes.total && (
                <s className="mr-2 text-ink-quiet">{changes.wasTotal}</s>
              )}
              <b className="font-display font-medium">{changes.total}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
