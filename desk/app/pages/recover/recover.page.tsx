import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import { data, Form, Link, useNavigation, useSubmit } from 'react-router'
import { limitAttempts } from '#server/people/access-limits.ts'
import { openRecovery, recover } from '#server/people/recovery.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'
import { SignInFrame, NeedsScript, FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { PrintedCode } from '#desk/app/components/printed-code.tsx'
import { usePasskey } from '#desk/app/components/use-passkey.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { Route } from './+types/recover.page.ts'

export const meta = () => [{ title: 'Use a printed code | The desk' }]

function refuse() {
  countDeskRefusal('recovery')
  return data(
    {
      step: 'refused',
      problem: 'This code isn’t valid. Check it for typos; each code works only once.',
    } as const,
    403,
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const [code, passkey] = [form?.get('code') ?? '', form?.get('passkey') ?? null]
  await limitAttempts('recovery', context.get(clientContext))
  if (passkey === null) {
    const opened = await deskUnavailable(openRecovery(code))
    return opened === undefined ? refuse() : data({ step: 'opened', ...opened } as const)
  }
  const nextCode = await deskUnavailable(recover(code, passkey))
  return nextCode === undefined ? refuse() : data({ step: 'done', nextCode } as const)
}

export default function RecoverPage({ actionData }: Route.ComponentProps) {
  const [code, setCode] = useState('')
  const passkey = usePasskey()
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle' || passkey.isAsking
  if (actionData?.step === 'done')
    return (
      <SignInFrame
        compact
        title="That’s done"
        lead="Your new passkey is on this device, and the old code is used up."
      >
        <PrintedCode code={actionData.nextCode} />
        <ButtonLink to="/sign-in" look="action" className="w-full print:hidden">
          Sign in
        </ButtonLink>
      </SignInFrame>
    )
  if (actionData?.step === 'opened') {
    const { name, options } = actionData
    const create = async () => {
      const created = await passkey.create(options)
      if (created !== undefined) await submit({ code, passkey: created }, { method: 'post' })
    }
    return (
      <SignInFrame title={`Hello, ${name}`} lead="Your code is valid.">
        <Button look="action" className="w-full" disabled={isBusy} onClick={() => void create()}>
          <KeyRound aria-hidden className="size-5.5" strokeWidth={1.7} /> Create a new passkey
        </Button>
        <FormProblem>{passkey.problem}</FormProblem>
        <p className="text-small text-ink-soft">
          It’s added to those you have; nothing else changes. The business gets an email about it. If your old
          phone is lost, sign in and choose “Keep only this passkey” under You.
        </p>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="Printed code" lead="For a new phone, or one that’s lost.">
      <NeedsScript />
      <Form method="post" className="grid gap-3.5 text-left">
        <TextField
          label="The code you printed"
          hint="Five groups of five. Capitals and dashes don’t matter."
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormProblem>{actionData?.problem}</FormProblem>
        <Button type="submit" look="action" className="w-full" disabled={isBusy}>
          Continue
        </Button>
      </Form>
      <p className="border-t border-line pt-2 text-small">
        <Link to="/sign-in" className="inline-flex min-h-12 items-center text-link underline">
          Back to sign-in
        </Link>
      </p>
    </SignInFrame>
  )
}
