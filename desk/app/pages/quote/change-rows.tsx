import type { PageChanges } from '#domain/quotes/quote-page-data.ts'

/** The changes, in the words of the customer's page. */
export function ChangeRows({ changes }: { changes: PageChanges }) {
  return (
    <ul className="mt-1 grid gap-1 text-small leading-snug">
      {changes.rows.map((row) => (
        <li key={row.id} className="flex gap-3">
          <span className="flex-1">
            <b className="font-semibold">{row.title}</b>
            {row.before.length > 0 && (
              <>
                {' '}
                <s>{row.before.join(', ')}</s>
              </>
            )}
            {row.after.length > 0 && <> {row.after.join(', ')}</>}
            {row.note !== '' && <span className="block text-ink-soft">{row.note}</span>}
          </span>
          <span className="text-right whitespace-nowrap">
            {row.wasCost !== '' && (
              <>
                <s>{row.wasCost}</s>{' '}
              </>
            )}
            {row.cost}
          </span>
        </li>
      ))}
    </ul>
  )
}
