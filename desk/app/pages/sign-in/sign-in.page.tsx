import { KeyRound } from 'lucide-react'
import { data, redirect, useNavigation, useSubmit } from 'react-router'
import { limitAttempts } from '#server/people/access-limits.ts'
import { signInOptions, verifySignIn } from '#server/people/passkeys.ts'
import { findSession, startSession } from '#server/people/sessions.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'
import { SignInFrame, NeedsScript, FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { usePasskey } from '#desk/app/components/use-passkey.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/sign-in.page.ts'
import { pathAfterSignIn } from './path-after-sign-in.ts'

export const meta = () => [{ title: 'Sign in | The desk' }]

export async function loader({ request }: Route.LoaderArgs) {
  const next = pathAfterSignIn(new URL(request.url).searchParams.get('next'))
  if ((await deskUnavailable(findSession(request))) !== undefined) throw redirect(next)
  return { options: await signInOptions(), hasPageToReturnTo: next !== '/' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  await limitAttempts('sign-in', context.get(clientContext))
  const person = await deskUnavailable(verifySignIn(form?.get('passkey') ?? ''))
  if (person === undefined) {
    countDeskRefusal('passkey')
    return data(
      { problem: 'The desk doesn’t know this passkey, or it took too long. Please try again.' },
      403,
    )
  }
  const next = pathAfterSignIn(new URL(request.url).searchParams.get('next'))
  return redirect(next, { headers: { 'Set-Cookie': await deskUnavailable(startSession(person)) } })
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { options, hasPageToReturnTo } = loaderData
  const passkey = usePasskey()
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle' || passkey.isAsking
  async function signIn() {
    const signed = await passkey.use(options)
    if (signed !== undefined) await submit({ passkey: signed }, { method: 'post' })
  }
  return (
    <SignInFrame
      title="The desk"
      lead={
        hasPageToReturnTo
          ? 'You were signed out. What you typed is still on this device.'
          : 'Hill Country Tree Company'
      }
    >
      <NeedsScript />
      <Button look="action" className="w-full" disabled={isBusy} onClick={() => void signIn()}>
        <KeyRound aria-hidden className="size-5.5" strokeWidth={1.7} /> Sign in with your passkey
      </Button>
      <FormProblem>{passkey.problem ?? actionData?.problem}</FormProblem>
      <p className="text-small text-ink-soft">
        Your face, your finger or this device’s lock. On a computer without a passkey, choose your phone in
        the prompt. There’s no password. You stay signed in for 7 days. If your phone is lost, sign in on
        another of your devices, or ask another owner for a new invitation.
      </p>
    </SignInFrame>
  )
}
