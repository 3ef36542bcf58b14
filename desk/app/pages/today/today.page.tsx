import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import type { TodayPage } from '#domain/desk/today-page.ts'
import { OfflineStrip, useOnline } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { EmptyState } from '#desk/app/components/states.tsx'
import { keepingLast } from '#desk/app/components/without-connection.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { alreadySettled, correctAddress, settleFailedEmails } from '#server/desk/failed-emails.ts'
import { markMessage } from '#server/mail/contact/messages.ts'
import { putOffFollowUp, readToday } from '#server/desk/today.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/today.page.ts'
import { EmailRows } from './email-rows.tsx'
import { MessageRows } from './message-rows.tsx'
import { TaskRows } from './task-rows.tsx'
import { rowKey, sections, useFolding } from './today-section.tsx'
import { useRefresh } from './use-refresh.ts'

export const meta = () => [{ title: 'Today | The desk' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
  return { page: await deskUnavailable(readToday(new Date())), isOld: false }
}

/** A list that can't be refreshed stays. */
export const clientLoader = keepingLast<Awaited<ReturnType<typeof loader>>>()

/** A row that was dealt with says so, with its Undo, until the list is read again. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answered'), message: z.coerce.number().int().positive() }),
  z.object({ intent: z.literal('reopen'), message: z.coerce.number().int().positive() }),
  z.object({ intent: z.literal('later'), quote: z.string().max(40) }),
  z.object({ intent: z.literal('retry'), email: z.coerce.number().int().positive() }),
  z.object({ intent: z.literal('dismiss'), email: z.coerce.number().int().positive() }),
  z.object({
    intent: z.literal('correct'),
    email: z.coerce.number().int().positive(),
    address: z.string().max(1000),
  }),
])

const doneWords = {
  answered: 'Marked as answered.',
  reopen: '',
  retry: 'The email is on its way again.',
  dismiss: 'Dismissed.',
  correct: 'Address saved. The email is on its way.',
} as const

export const action = ownerAction(form, async (given, { person: { id }, now }) => {
  if (given.intent === 'later') return putOffFollowUp(given.quote, id, now)
  const { intent } = given
  if (intent === 'answered' || intent === 'reopen')
    await markMessage(given.message, intent === 'answered', id)
  else if (intent === 'correct') await correctAddress(given.email, given.address, id)
  else if ((await settleFailedEmails([given.email], intent === 'retry', id)) === 0) throw alreadySettled()
  return doneWords[intent]
})

const firstKeyOf = (page: TodayPage): string | null => {
  for (const section of sections) {
    const row = page[section].rows[0]
    if (row !== undefined) return rowKey(section, row)
  }
  return null
}

export default function Today({ loaderData: { page, isOld } }: Route.ComponentProps) {
  useRefresh()
  const isStale = !useOnline() || isOld
  const folding = useFolding(firstKeyOf(page))
  const shared = { folding, isStale, first: (page.out.rows[0] ?? page.answer.rows[0])?.path ?? null }
  const isQuiet = page.count === 0
  return (
    <>
      <OfflineStrip asOf={page.time} isUnreachable={isOld}>
        Call and Text still work.
      </OfflineStrip>
      <PageHead title="Today" note={page.day}>
        {isStale ? (
          `as of ${page.time}`
        ) : (
          <span className="flex items-center gap-3">
            <span>
              {page.time}
              <span className="max-md:hidden">. {page.deskHours}</span>
            </span>
            <ButtonLink to="/quotes/new" look="quiet" size="thumb">
              New quote
            </ButtonLink>
          </span>
        )}
      </PageHead>
      <div className="xl:grid xl:min-h-[calc(100dvh-80px)] xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <TaskRows
            section="visits"
            title="Visits"
            note={
              <Link
                to={`/calendar/sheet/${page.date}`}
                className="inline-flex -my-3 min-h-11 items-center text-small text-link underline"
              >
                Day sheet
              </Link>
            }
            listed={page.visits}
            {...shared}
          />
          {isQuiet && <QuietDay page={page} />}
          <TaskRows section="out" title="A held plant is out" listed={page.out} {...shared} />
          <TaskRows
            section="answer"
            title="Answer"
            note={`${page.answer.count} waiting`}
            listed={page.answer}
            {...shared}
          />
          <TaskRows section="untold" title="Quoted, not told" listed={page.untold} {...shared} />
          <TaskRows section="followUp" title="Follow up" listed={page.followUp} {...shared} />
          <TaskRows section="dayOver" title="The day has passed" listed={page.dayOver} {...shared} />
          <TaskRows section="tickets" title="811 tickets" listed={page.tickets} {...shared} />
          <TaskRows section="noDay" title="Accepted, no day yet" listed={page.noDay} {...shared} />
          <EmailRows listed={page.emails} {...shared} />
          <TaskRows section="expires" title="Expires this week" listed={page.expires} {...shared} />
          <TaskRows section="owed" title="Owed" listed={page.owed} {...shared} />
        </div>
        <aside
          aria-label="Messages"
          className={classNames(
            'xl:border-l xl:border-line xl:bg-surface xl:[--gutter:20px] xl:[--margin:88px]',
            page.messages.rows.length === 0 && 'max-xl:hidden',
          )}
        >
          <MessageRows listed={page.messages} {...shared} />
          {page.messages.rows.length === 0 && (
            <p className="px-(--gutter) py-6 text-small text-ink-soft">No messages are waiting.</p>
          )}
        </aside>
      </div>
    </>
  )
}

/** Nothing has to be done today. There may still be rows for later. */
function QuietDay({ page }: { page: TodayPage }) {
  return (
    <EmptyState title={page.nextPromise === null ? 'Nothing is waiting' : 'Nothing more for today'}>
      <p>
        {page.nextPromise === null
          ? 'Every request has its answer. Have a good walk through the rows.'
          : `The next answer is promised for ${page.nextPromise}.`}
      </p>
    </EmptyState>
  )
}
