import { data } from 'react-router'
import { deskOrigin } from '#server/desk/access/desk-origin.ts'
import { hasFreshTouch, touchIfNeeded, touchNeeded } from '#server/desk/access/fresh-touch.ts'
import { invite } from '#server/desk/access/invite.ts'
import { listPeople, removePerson, signOutEverywhere } from '#server/desk/access/people.ts'
import { requireOwner } from '#server/desk/access/require-person.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { readForm } from '#server/http/read-body.ts'
import { formatMoment } from '#domain/quote/validity.ts'
import { Problem } from '#desk/app/components/front-door.tsx'
import { PageHead, SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/people.page.ts'
import { InviteForm } from './invite-form.tsx'
import { PersonRow } from './person-row.tsx'

export const meta = () => [{ title: 'People | The desk' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireOwner(context)
  const [people, touch] = await deskUnavailable(Promise.all([listPeople(), touchIfNeeded(context)]))
  return {
    touch,
    people: people.map(({ lastSignIn, joinedAt, ...person }) => ({
      ...person,
      isYou: person.id === id,
      joined: formatMoment(joinedAt),
      lastSignIn: lastSignIn === null ? null : formatMoment(lastSignIn),
    })),
  }
}

type Outcome = { done?: string; problem?: string; invitation?: { name: string; link: string } }

const respond = (outcome: Outcome, status = 200) => data(outcome, status)

export async function action({ request, context }: Route.ActionArgs) {
  const owner = requireOwner(context)
  const form = (await readForm(request)) ?? new URLSearchParams()
  if (!(await deskUnavailable(hasFreshTouch(context, form)))) return respond({ problem: touchNeeded }, 403)
  const personId = Number(form.get('person'))
  try {
    switch (form.get('intent')) {
      case 'invite': {
        const role = form.get('role') === 'owner' ? 'owner' : 'yard'
        const name = form.get('name') ?? ''
        const token = await invite({ name, role }, owner.id)
        return respond({ invitation: { name: name.trim(), link: `${deskOrigin()}/invite/${token}` } })
      }
      case 'sign-out': {
        await signOutEverywhere(personId, owner.id)
        return respond({ done: 'Signed out on every device.' })
      }
      case 'remove': {
        await removePerson(personId, owner.id)
        return respond({ done: 'Removed. Their sessions and passkeys ended at once.' })
      }
      default:
        return respond({ problem: 'The desk doesn’t know this action.' }, 400)
    }
  } catch (error) {
    if (error instanceof Refusal) return respond({ problem: error.message }, 400)
    return deskUnavailable(Promise.reject(error))
  }
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, touch } = loaderData
  const { done, problem, invitation } = actionData ?? {}
  return (
    <>
      <PageHead title="People" note={`${people.length} at the desk`} />
      <div role="status">
        {done !== undefined && (
          <p className="border-b border-line bg-good-surface px-(--gutter) py-3 text-small text-good">
            {done}
          </p>
        )}
      </div>
      <div className="px-(--gutter) has-[p]:pt-3">
        <Problem>{problem}</Problem>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_404px]">
        <section aria-label="At the desk">
          <SectionHead title="At the desk" />
          <ul>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} touch={touch} />
            ))}
          </ul>
        </section>
        <section aria-label="Invite" className="border-line bg-surface lg:min-h-dvh lg:border-l">
          <SectionHead title="Invite someone" />
          <InviteForm touch={touch} invitation={invitation} />
        </section>
      </div>
    </>
  )
}
