import { useState } from 'react'
import { data, Link, useFetcher, useSearchParams } from 'react-router'
import { Choices, Field, Part } from '#desk/app/components/controls.tsx'
import { DayDoubt, DayOption } from '#desk/app/components/day-picker.tsx'
import { OfflineStrip, useOnline } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { ThumbBar } from '#desk/app/components/thumb-bar.tsx'
import { callLink } from '#domain/desk/contact-links.ts'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import { moveReasons, shortRoom, type MovedVisit, type MoveReason } from '#domain/visits/move-day.ts'
import { counted } from '#domain/wording.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { moveDay, moveDayForm, readMoveDay } from '#server/visits/move-day.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Route } from './+types/move-day.page.ts'

export const meta = () => [{ title: 'Move a day | The desk' }]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireOwner(context)
  try {
    return await deskUnavailable(readMoveDay(params.day, new URL(request.url).searchParams, new Date()))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw data({ title: 'No such day', message: 'Open it from the calendar.' }, 404)
  }
}

export const action = ownerAction(moveDayForm, moveDay)

const reasons = Object.entries(moveReasons).map(([value, { label }]) => ({
  value: value as MoveReason,
  label,
}))

/** The reason and the day are in the URL, so that the emails shown are the ones that would go out. */
export default function MoveDayPage({ loaderData: page }: Route.ComponentProps) {
  const { day, weekday, date, reason, targets, to, visits } = page
  const [, setSearch] = useSearchParams()
  const [left, setLeft] = useState<readonly string[]>([])
  const fetcher = useFetcher<DeskOutcome<CallsProps>>()
  const isOnline = useOnline()
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const moving = visits.filter(({ number }) => !left.includes(number))
  const choose = (name: 'to' | 'why', value: string) =>
    setSearch(
      (search) => new URLSearchParams([...search].filter(([key]) => key !== name).concat([[name, value]])),
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  const toggle = (number: string) =>
    setLeft(left.includes(number) ? left.filter((each) => each !== number) : [...left, number])
  return (
    <>
      <OfflineStrip asOf={page.time}>Moving visits needs a signal.</OfflineStrip>
      <PageHead title={`Move all of ${weekday}`} note={date} back={`/calendar?from=${day}`} />
      <div role="status">
        {outcome !== undefined && (
          <p
            className={`border-b border-line px-(--gutter) py-3 font-medium ${outcome.kind === 'done' ? 'bg-good-surface text-good' : 'whitespace-pre-line text-danger'}`}
          >
            {outcome.message}
          </p>
        )}
        {outcome?.kind === 'done' && outcome.calls.length > 0 && <Calls calls={outcome.calls} />}
      </div>
      {visits.length === 0 ? (
        <p className="px-(--gutter) py-4 text-ink-soft">{weekday} has no visits to move.</p>
      ) : (
        <fetcher.Form method="post" action={`/calendar/move/${day}`} className="lg:grid lg:grid-cols-2">
          <input type="hidden" name="to" value={to?.day ?? ''} />
          <div>
            <Part title="Why">
              <Choices
                legend="Why"
                name="why"
                value={reason}
                choices={reasons}
                onChoose={(why) => choose('why', why)}
              />
              <p className="mt-2 text-small text-ink-soft">They read: “{moveReasons[reason].words}”</p>
            </Part>
            <Part title="To">
              <div className="grid gap-3">
                <fieldset>
                  <legend className="sr-only">Days with room</legend>
                  {targets.map(({ choice, note }) => (
                    <DayOption
                      key={choice.day}
                      name="offered"
                      choice={choice}
                      note={note}
                      isChosen={choice.day === to?.day}
                      onDay={(chosen) => choose('to', chosen)}
                    />
                  ))}
                </fieldset>
                <Field
                  type="date"
                  label="Another day"
                  className="max-w-60"
                  min={targets[0]?.choice.day}
                  value={to?.day ?? ''}
                  onText={(typed) => choose('to', typed)}
                />
                <DayDoubt
                  doubt={[page.doubt, to && shortRoom(to, moving)].filter(Boolean).join(' ') || null}
                />
              </div>
            </Part>
          </div>
          <div className="flex-col border-line max-lg:contents lg:flex lg:min-h-[calc(100dvh-80px)] lg:border-l">
            <Part
              className="lg:flex-1"
              title="Who"
              aside={<p className="text-small text-ink-soft">Same hours as before</p>}
            >
              <ul>
                {visits.map((visit, at) => (
                  <Who
                    key={visit.number}
                    visit={visit}
                    isFirst={at === 0}
                    isMoving={moving.includes(visit)}
                    onToggle={() => toggle(visit.number)}
                  />
                ))}
              </ul>
            </Part>
            <ThumbBar>
              <Button
                type="submit"
                look="action"
                disabled={!isOnline || fetcher.state !== 'idle' || to === null || moving.length === 0}
              >
                {to === null ? 'Choose a day' : `Move ${counted(moving.length, 'visit')} to ${to.name}`}
              </Button>
            </ThumbBar>
          </div>
        </fetcher.Form>
      )}
    </>
  )
}

type WhoProps = { visit: MovedVisit; isFirst: boolean; isMoving: boolean; onToggle: () => void }

/** A visit, and the email that goes out for it; the first is unfolded. */
function Who({ visit, isFirst, isMoving, onToggle }: WhoProps) {
  const { number, seq, who, town, hour, isPickup, phone, email } = visit
  return (
    <li className="border-b border-line py-1.5 first:border-t">
      <Checkbox
        name="visits"
        value={`${number} ${seq}`}
        checked={isMoving}
        onChange={onToggle}
        className="min-h-12"
        label={
          <>
            <b className="font-display text-[1.0625rem] font-medium">{who}</b> {town}, {hour}
            {isPickup && ', pick-up'}
          </>
        }
      />
      {isMoving &&
        (email === null ? (
          <p className="pb-2 pl-7.5 text-small font-semibold text-best">No email: you call {phone}.</p>
        ) : (
          <details open={isFirst} className="pl-7.5 text-small">
            <summary className="min-h-11 py-2.5 wrap-anywhere">Email: {email.subject}</summary>
            {email.text.map((part) => (
              <p key={part} className="max-w-prose pb-2.5 leading-snug text-ink-soft">
                {part}
              </p>
            ))}
          </details>
        ))}
    </li>
  )
}

type CallsProps = { calls: readonly { number: string; who: string; phone: string }[] }

/** Nobody told them yet. */
function Calls({ calls }: CallsProps) {
  return (
    <ul className="border-b border-line px-(--gutter) py-2">
      {calls.map(({ number, who, phone }) => (
        <li key={number} className="flex min-h-12 flex-wrap items-center gap-x-3">
          <span>
            <Link to={`/calendar/${number}`}>{who}</Link> doesn’t know yet.
          </span>
          <a href={callLink(phone) ?? undefined} className="font-display text-[1.3125rem] font-medium">
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}
