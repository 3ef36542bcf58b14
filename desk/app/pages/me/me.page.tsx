import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { requireFreshTouch, touchIfNeeded, touchNeeded } from '#server/people/fresh-touch.ts'
import { addPasskey, openPasskey, rename } from '#server/people/own-account.ts'
import { countPasskeys, touchOptions, verifyTouch } from '#server/people/passkeys.ts'
import { keepOnlyPasskey, signOutEverywhere } from '#server/people/people.ts'
import { requirePerson } from '#server/people/require-person.ts'
import { endSession } from '#server/people/sessions.ts'
import { deskAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { clearUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { PageHead, SectionHead } from '#desk/app/components/page-head.tsx'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { roleWords } from '#desk/app/components/use-person.ts'
import { counted } from '#domain/wording.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { TextField } from '#ui/field.tsx'
import type { Route } from './+types/me.page.ts'
import { AnotherDevice } from './another-device.tsx'

export const meta = () => [{ title: 'You | The desk' }]

export async function loader({ context }: Route.LoaderArgs) {
  const person = requirePerson(context)
  const [touch, passkeys] = await deskUnavailable(
    Promise.all([touchIfNeeded(context), countPasskeys(person.id)]),
  )
  // Always asked for: it says which passkey is the one in hand.
  const keep = passkeys > 1 ? await deskUnavailable(touchOptions(person.id)) : null
  return { person, touch, others: passkeys - 1, keep }
}

const form = z.object({
  intent: z.enum([
    'sign-out',
    'sign-out-everywhere',
    'only-this-passkey',
    'name',
    'open-passkey',
    'add-passkey',
  ]),
  name: z.string().default(''),
  created: z.string().default(''),
})
type Done = { message: string; enrollment?: string }

export const action = deskAction(form, async ({ intent, name, created }, sent): Promise<Done | Response> => {
  const { id } = sent.person
  switch (intent) {
    case 'sign-out-everywhere':
      await signOutEverywhere(id, id)
      break
    case 'only-this-passkey': {
      const used = await verifyTouch(sent.fields.get('passkey') ?? '', id)
      if (used === undefined) throw touchNeeded()
      await keepOnlyPasskey(id, used)
      break
    }
    case 'name':
      await rename(id, name)
      return { message: 'Saved.' }
    case 'open-passkey':
      await requireFreshTouch(sent)
      return { message: '', enrollment: await openPasskey(id) }
    case 'add-passkey':
      await requireFreshTouch(sent)
      await addPasskey(id, created)
      return { message: 'Done: this device signs you in now.' }
    default:
  }
  return redirect('/sign-in', { headers: { 'Set-Cookie': await endSession(sent.request) } })
})

export default function MePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, touch, others, keep } = loaderData
  const done = actionData?.kind === 'done' ? actionData : undefined
  return (
    <>
      <PageHead title={person.name} note={roleWords[person.role]} />
      <div role="status">
        {done !== undefined && done.message !== '' && (
          <p className="border-b border-line bg-good-surface px-(--gutter) py-3 text-small text-good">
            {done.message}
          </p>
        )}
      </div>
      <div className="lg:max-w-180">
        <SectionHead title="Your name" />
        <Form method="post" className="grid gap-3 px-(--gutter) py-4">
          <TextField
            key={person.name}
            isDense
            label="As the others and the log see it"
            name="name"
            required
            maxLength={80}
            autoComplete="name"
            defaultValue={person.name}
          />
          <SmallButton intent="name" className="justify-self-start">
            Save your name
          </SmallButton>
        </Form>
        <SectionHead title="Sign out" />
        {/* A new document, so that nothing of this page stays in memory. */}
        <Form
          method="post"
          reloadDocument
          onSubmit={clearUnsavedText}
          className="flex flex-wrap gap-2 px-(--gutter) py-4"
        >
          <SmallButton intent="sign-out">Sign out here</SmallButton>
          <SmallButton intent="sign-out-everywhere">Sign out everywhere</SmallButton>
          <p className="basis-full text-small text-ink-soft">
            Signing out also clears what you typed and haven’t saved on this device. “Everywhere” ends your
            sessions on all devices, for a phone that’s lost.
          </p>
        </Form>
        <SectionHead title="Another device" />
        <AnotherDevice touch={touch} enrollment={done?.enrollment} isOnly={others === 0} />
        {keep !== null && (
          <>
            <SectionHead title="A lost phone" />
            <PasskeyForm touch={keep} className="grid justify-items-start gap-3 px-(--gutter) py-4">
              <p className="text-small text-ink-soft">
                You have {counted(others, 'other passkey')}. If one is on a phone that’s lost, keep only the
                one you use now. You’re signed out on every device, here too.
              </p>
              <SmallButton intent="only-this-passkey">Keep only this passkey</SmallButton>
            </PasskeyForm>
          </>
        )}
        <div className="px-(--gutter)">
          <FormProblem>{actionData?.kind === 'refused' ? actionData.message : undefined}</FormProblem>
        </div>
      </div>
    </>
  )
}
