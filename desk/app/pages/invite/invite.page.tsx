import { KeyRound } from 'lucide-react'
import { data, redirect, useNavigation, useSubmit } from 'react-router'
import { limitAttempts } from '#server/people/access-limits.ts'
import { acceptInvitation, openInvitation } from '#server/people/invitations.ts'
import { startSession } from '#server/people/sessions.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'
import { SignInFrame, NeedsScript, FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { usePasskey } from '#desk/app/components/use-passkey.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/invite.page.ts'

export const meta = () => [{ title: 'Your invitation | The desk' }]

function refuse(): never {
  countDeskRefusal('invitation')
  throw data(
    {
      title: 'This invitation has ended',
      message: 'It works once, and for 15 minutes. Ask the owner for a new one.',
    },
    410,
  )
}

export async function loader({ params, context }: Route.LoaderArgs) {
  await limitAttempts('invitation', context.get(clientContext))
  return (await deskUnavailable(openInvitation(params.token))) ?? refuse()
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  await limitAttempts('invitation', context.get(clientContext))
  const person = await deskUnavailable(acceptInvitation(params.token, form?.get('passkey') ?? ''))
  if (person === undefined) {
    if ((await deskUnavailable(openInvitation(params.token))) === undefined) refuse()
    countDeskRefusal('passkey')
    return data({ problem: 'That took too long, or didn’t work. Please try again.' }, 403)
  }
  return redirect('/', { headers: { 'Set-Cookie': await deskUnavailable(startSession(person)) } })
}

/** Another try needs a new challenge. */
export const shouldRevalidate = () => true

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, options } = loaderData
  const passkey = usePasskey()
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle' || passkey.isAsking
  async function join() {
    const created = await passkey.create(options)
    if (created !== undefined) await submit({ passkey: created }, { method: 'post' })
  }
  return (
    <SignInFrame title={`Hello, ${name}`} lead="You’re invited to the desk of Hill Country Tree Company.">
      <NeedsScript />
      <Button look="action" className="w-full" disabled={isBusy} onClick={() => void join()}>
        <KeyRound aria-hidden className="size-5.5" strokeWidth={1.7} /> Create your passkey
      </Button>
      <FormProblem>{passkey.problem ?? actionData?.problem}</FormProblem>
      <p className="text-small text-ink-soft">
        From then on, your face, your finger or this device’s lock signs you in. There’s no password to
        remember. This link works once, and for 15 minutes.
      </p>
    </SignInFrame>
  )
}
