import { Link } from 'react-router'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { actionInWords, loggedChangeInWords, subjectInWords } from '#domain/desk/log-words.ts'
import { dayInWords, timeInWords } from '#domain/time/day-words.ts'
import { listDeskLog, type LogRow } from '#server/desk/desk-log-rows.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { Route } from './+types/log.page.ts'

export const meta = () => [{ title: 'Log | The desk' }]

const pageRows = 50

const numberIn = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null)

function presentRow(row: LogRow) {
  return {
    id: row.id,
    day: nurseryDay(row.at),
    time: timeInWords(row.at),
    who: row.who ?? 'The command line',
    action: actionInWords(row.action),
    about: subjectInWords(row),
    change: loggedChangeInWords(row),
    quote: row.quoteNumber,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  const before = numberIn(new URL(request.url).searchParams.get('before'))
  const rows = await deskUnavailable(listDeskLog(before, pageRows + 1))
  const shown = rows.slice(0, pageRows)
  const days = Map.groupBy(shown.map(presentRow), ({ day }) => day)
  return {
    days: [...days].map(([day, entries]) => ({ day: `${dayInWords(day)}, ${day.slice(0, 4)}`, entries })),
    isNewest: before === null,
    older: rows.length > pageRows ? `?before=${shown.at(-1)?.id}` : null,
  }
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { days, isNewest, older } = loaderData
  return (
    <SettingsSection
      title="Log"
      lead="Who changed what at the desk and by command line, kept for 7 years. It has no names of customers."
    >
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h2 className="border-b border-line bg-surface px-(--gutter) pt-3.5 pb-1.5 font-text text-small font-semibold text-ink-soft">
            {day}
          </h2>
          <ul>
            {entries.map((entry) => (
              <li
                key={entry.id}
                className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 border-b border-line px-(--gutter) py-2.5"
              >
                <span className="text-small text-ink-soft">{entry.time}</span>
                <p className="min-w-0 wrap-anywhere">
                  <b className="font-semibold">{entry.action}</b>
                  {entry.about !== null && (
                    <>
                      {': '}
                      {entry.quote === null ? (
                        entry.about
                      ) : (
                        <Link to={`/quotes/${entry.quote}`} className="text-link underline">
                          {entry.about}
                        </Link>
                      )}
                    </>
                  )}
                  {entry.change !== null && `, ${entry.change}`}
                  <span className="block text-small text-ink-soft">{entry.who}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <nav aria-label="Pages of the log" className="flex gap-3 px-(--gutter) py-4 empty:hidden">
        {!isNewest && (
          <ButtonLink to="/settings/log" size="thumb" look="quiet">
            Newest
          </ButtonLink>
        )}
        {older !== null && (
          <ButtonLink to={older} size="thumb" look="quiet">
            Older
          </ButtonLink>
        )}
      </nav>
    </SettingsSection>
  )
}
