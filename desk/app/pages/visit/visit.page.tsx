import { data, Link, redirect } from 'react-router'
import { Part } from '#desk/app/components/controls.tsx'
import { ChangeDay } from '#desk/app/components/day-forms.tsx'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { requirePerson } from '#server/people/require-person.ts'
import { deskAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { actOnVisit, visitForm } from '#server/visits/act-on-visit.ts'
import { hasQuote, readVisit } from '#server/visits/read-visit.ts'
import type { Route } from './+types/visit.page.ts'
import { CollectPart } from './collect-part.tsx'
import { DonePart } from './done-part.tsx'
import { CrewNotePart, TicketPart } from './ticket-part.tsx'
import { VisitHead } from './visit-head.tsx'
import { PlannedLines } from './visit-lines.tsx'

export const meta = ({ params }: Route.MetaArgs) => [{ title: `Visit ${params.number} | The desk` }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = requirePerson(context)
  const isOwner = person.role === 'owner'
  const now = new Date()
  try {
    return { visit: await deskUnavailable(readVisit(person, params.number, now)), isOwner }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // A day that was called off, here or elsewhere.
    if (isOwner && (await deskUnavailable(hasQuote(params.number, now))))
      throw redirect(`/quotes/${params.number}`)
    const message = isOwner ? 'Check the number.' : 'The calendar has the visits of the next 14 days.'
    throw data({ title: 'No such visit', message }, 404)
  }
}

export const action = deskAction(visitForm, actOnVisit)

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  const { visit, isOwner } = loaderData
  return (
    <>
      {/* Far down the lines, it still says why nothing can be saved. */}
      <div className="sticky top-0 z-20">
        <OfflineStrip asOf={visit.time}>
          Saving needs a signal. What you choose stays on this device.
        </OfflineStrip>
      </div>
      <PageHead title={visit.who} note={<span className="max-md:hidden">{visit.town}</span>} back="/calendar">
        {visit.number}
      </PageHead>
      <div className={isOwner ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_360px]' : ''}>
        <div className="min-w-0">
          <VisitHead visit={visit} />
          <CollectPart visit={visit} />
          {visit.canRecord ? (
            // The bar at its end takes the navigation's place, also where something follows.
            <DonePart
              key={visit.number}
              visit={visit}
              className={isOwner ? 'max-lg:pb-(--nav-bar)' : undefined}
            />
          ) : (
            <PlannedLines visit={visit} />
          )}
        </div>
        {isOwner && (
          <aside
            aria-label="Plan"
            className="border-line max-lg:border-t lg:border-l lg:bg-surface lg:[--gutter:20px]"
          >
            {!visit.isDone && <TicketPart visit={visit} />}
            <CrewNotePart visit={visit} />
            {!visit.isDone && (
              <Part title="The day">
                <ChangeDay order={{ ...visit, dayNeeds: visit, plantingDay: visit.planting }} />
              </Part>
            )}
            <p className="px-(--gutter) py-2 text-small">
              <Link to={`/quotes/${visit.number}`} className="inline-flex min-h-12 items-center">
                Open the quote
              </Link>
            </p>
          </aside>
        )}
      </div>
    </>
  )
}
