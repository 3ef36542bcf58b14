import { Form, Link } from 'react-router'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import {
  loggedChangeInWords,
  actionInWords,
  logKinds,
  subjectInWords,
  type LogKind,
} from '#domain/desk/log-words.ts'
import { dayInWords, timeInWords } from '#domain/time/day-words.ts'
import { listDeskLog, listLoggedPeople, type LogRow } from '#server/desk/desk-log-rows.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { Route } from './+types/log.page.ts'

export const meta = () => [{ title: 'Log | The desk' }]

const pageRows = 50

const numberIn = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null)
const isKind = (text: string | null): text is LogKind => text !== null && Object.hasOwn(logKinds, text)

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
  const { searchParams: wanted } = new URL(request.url)
  const [before, personId] = [numberIn(wanted.get('before')), numberIn(wanted.get('person'))]
  const kind = wanted.get('kind')
  const [rows, people] = await deskUnavailable(
    Promise.all([
      listDeskLog({
        before,
        personId,
        actions: isKind(kind) ? logKinds[kind].actions : null,
        most: pageRows + 1,
      }),
      listLoggedPeople(),
    ]),
  )
  const shown = rows.slice(0, pageRows)
  const days = Map.groupBy(shown.map(presentRow), ({ day }) => day)
  const filter = new URLSearchParams([...wanted].filter(([name, value]) => name !== 'before' && value !== ''))
  return {
    people,
    personId: personId === null ? '' : String(personId),
    kind: isKind(kind) ? kind : '',
    days: [...days].map(([day, entries]) => ({ day: `${dayInWords(day)}, ${day.slice(0, 4)}`, entries })),
    newest: before === null ? null : `?${filter}`,
    older:
      rows.length > pageRows
        ? `?${new URLSearchParams([...filter, ['before', String(shown.at(-1)?.id)]])}`
        : null,
  }
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { people, personId, kind, days, newest, older } = loaderData
  return (
    <SettingsSection
      title="Log"
      lead="Who changed what at the desk and by command line, kept for 7 years. It has no names of customers."
    >
      <Form
        // A filter from a link is shown, too.
        key={`${personId} ${kind}`}
        className="grid gap-3 border-b border-line px-(--gutter) py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-end"
      >
        <SelectField
          label="Person"
          name="person"
          defaultValue={personId}
          options={[
            { value: '', label: 'Everyone' },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: '0', label: 'The command line' },
          ]}
        />
        <SelectField
          label="Kind"
          name="kind"
          defaultValue={kind}
          options={[
            { value: '', label: 'Everything' },
            ...Object.entries(logKinds).map(([value, { title }]) => ({ value, label: title })),
          ]}
        />
        <SmallButton type="submit" className="min-h-12.5 bg-control">
          Show
        </SmallButton>
      </Form>
      {days.length === 0 && <p className="px-(--gutter) py-6 text-ink-soft">Nothing in the log matches.</p>}
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
        {newest !== null && (
          <ButtonLink to={newest} size="thumb" look="quiet">
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
