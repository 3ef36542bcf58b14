import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { z } from 'zod'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { keepingLast } from '#desk/app/components/without-connection.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { requirePerson } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { readCalendar } from '#server/visits/read-calendar.ts'
import type { Route } from './+types/calendar.page.ts'
import { useAgreeing } from './use-agreeing.ts'
import { WaitingOrders } from './waiting-orders.tsx'
import { WaitingSheet } from './waiting-sheet.tsx'
import { WeekSection } from './week-section.tsx'

export const meta = () => [{ title: 'Calendar | The desk' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = requirePerson(context)
  const asked = z.iso.date().safeParse(new URL(request.url).searchParams.get('from')).data
  const page = await deskUnavailable(readCalendar(person, asked ?? null, new Date()))
  return { page, isOwner: person.role === 'owner', isOld: false }
}

/** The crew still has its addresses. */
export const clientLoader = keepingLast<Awaited<ReturnType<typeof loader>>>()

const arrowClass = 'grid size-12 flex-none place-items-center rounded-box text-ink hover:bg-sunk'

function Arrow({ from, label, isBack = false }: { from: Day | null; label: string; isBack?: boolean }) {
  if (from === null) return <span className="size-12 flex-none" />
  const Icon = isBack ? ChevronLeft : ChevronRight
  return (
    <Link to={`/calendar?from=${from}`} aria-label={label} className={arrowClass}>
      <Icon aria-hidden strokeWidth={1.7} />
    </Link>
  )
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { page, isOwner, isOld } = loaderData
  const { weeks, waiting, before, after, span } = page
  const agreeing = useAgreeing(page)
  const hasVisits = weeks.some(({ days }) => days.some(({ visits }) => visits.length > 0))
  return (
    <>
      <OfflineStrip asOf={page.time} isUnreachable={isOld}>
        {isOwner ? 'Agreeing on a day needs a signal.' : 'Marking work as done needs a signal.'}
      </OfflineStrip>
      <PageHead title="Calendar" note={<span className="max-md:hidden">{page.capacity}</span>}>
        {isOwner ? (
          <nav aria-label="Weeks" className="-my-2 flex items-center">
            <Arrow isBack from={before} label="Earlier" />
            <p className="text-center text-small font-semibold text-ink">{span}</p>
            <Arrow from={after} label="Later" />
          </nav>
        ) : (
          'The next 14 days'
        )}
      </PageHead>
      <div className={isOwner ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_340px]' : ''}>
        <div className="min-w-0">
          {!hasVisits && (
            <p className="border-b border-line px-(--gutter) py-4 text-ink-soft">
              {waiting.length > 0
                ? 'No visits in these weeks yet. Orders without a day are waiting.'
                : 'No visits in these weeks yet.'}
            </p>
          )}
          {weeks.map((week) => (
            <WeekSection key={week.title} week={week} agreeing={isOwner ? agreeing : null} />
          ))}
        </div>
        {isOwner && (
          <>
            <aside
              aria-label="No day yet"
              className="border-l border-line bg-surface max-lg:hidden lg:[--gutter:20px]"
            >
              <div className="sticky top-0 max-h-dvh overflow-y-auto pb-6">
                <h2 className="px-(--gutter) pt-4.5 pb-2">No day yet</h2>
                <WaitingOrders page={page} agreeing={agreeing} isOld={isOld} />
              </div>
            </aside>
            <WaitingSheet page={page} agreeing={agreeing} isOld={isOld} />
          </>
        )}
      </div>
    </>
  )
}
