import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { requirePerson } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { readDaySheet } from '#server/visits/read-day-sheet.ts'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import type { Route } from './+types/day-sheet.page.ts'
import { DaySheetPaper } from './day-sheet-paper.tsx'

export const meta = ({ params }: Route.MetaArgs) => [{ title: `Day sheet ${params.day} | The desk` }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = requirePerson(context)
  try {
    return { sheet: await readDaySheet(person, params.day, new Date()) }
  } catch (error) {
    if (error instanceof Refusal)
      throw data(
        {
          title: 'No day sheet here',
          message:
            person.role === 'owner'
              ? 'That isn’t a day. Open the sheet from the calendar.'
              : 'You can see the next 14 days. Open the sheet from the calendar.',
        },
        404,
      )
    return deskUnavailable(Promise.reject(error))
  }
}

export default function DaySheetPage({ loaderData: { sheet } }: Route.ComponentProps) {
  return (
    <>
      <div className="print:hidden">
        <div className="flex min-h-14 items-center gap-1 border-b border-ink bg-surface px-1 py-1 lg:px-4.5 lg:py-3.5">
          <Link
            to="/calendar"
            className="flex min-h-12 items-center gap-1 rounded-box pr-3 font-semibold max-[22rem]:pr-0 text-ink no-underline"
          >
            <ChevronLeft aria-hidden className="m-3 mr-1" strokeWidth={1.7} />{' '}
            <span className="max-[22rem]:sr-only">Calendar</span>
          </Link>
          <div className="ml-auto flex items-center">
            <Step day={sheet.before} label="The day before" icon={ChevronLeft} />
            <Step day={sheet.after} label="The day after" icon={ChevronRight} />
          </div>
          <SmallButton look="action" className="mr-2" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" strokeWidth={1.7} /> Print
          </SmallButton>
        </div>
        <OfflineStrip asOf={sheet.asOf}>You can still print it and call.</OfflineStrip>
      </div>
      <DaySheetPaper sheet={sheet} />
    </>
  )
}

type StepProps = { day: string | null; label: string; icon: typeof ChevronLeft }

function Step({ day, label, icon: Icon }: StepProps) {
  return (
    day !== null && (
      <Link
        to={`/calendar/sheet/${day}`}
        aria-label={label}
        className="grid size-12 place-items-center rounded-box text-ink"
      >
        <Icon aria-hidden strokeWidth={1.7} />
      </Link>
    )
  )
}
