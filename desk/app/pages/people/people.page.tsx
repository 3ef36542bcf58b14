import { z } from 'zod'
import { deskOrigin } from '#server/people/desk-origin.ts'
import { requireFreshTouch, touchIfNeeded } from '#server/people/fresh-touch.ts'
import { invite } from '#server/people/invite.ts'
import { listPeople, removePerson, signOutEverywhere } from '#server/people/people.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
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

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('invite'), name: z.string(), role: z.enum(['owner', 'yard']) }),
  z.object({ intent: z.enum(['sign-out', 'remove']), person: z.coerce.number() }),
])

type Done = { message: string; invitation?: { name: string; link: string } }

export const action = ownerAction(form, async (given, sent): Promise<Done> => {
  await requireFreshTouch(sent)
  const { id } = sent.person
  if (given.intent === 'invite') {
    const token = await invite(given, id)
    const link = `${deskOrigin()}/invite/${token}`
    return { message: '', invitation: { name: given.name.trim(), link } }
  }
  if (given.intent === 'sign-out') {
    await signOutEverywhere(given.person, id)
    return { message: 'Signed out on every device.' }
  }
  await removePerson(given.person, id)
  return { message: 'Removed. Their sessions and passkeys ended at once.' }
})

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, touch } = loaderData
  const done = actionData?.kind === 'done' ? actionData : undefined
  return (
    <>
      <PageHead title="People" note={`${people.length} at the desk`} />
      <div role="status">
        {done !== undefined && done.message !== '' && (
          <p className="border-b border-line bg-good-surface px-(--gutter) py-3 text-small text-good">
            {done.message}
          </p>
        )}
      </div>
      <div className="px-(--gutter) has-[p]:pt-3">
        <FormProblem>{actionData?.kind === 'refused' ? actionData.message : undefined}</FormProblem>
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
          <InviteForm touch={touch} invitation={done?.invitation} />
        </section>
      </div>
    </>
  )
}
