import { data, Form, redirect } from 'react-router'
import { hasFreshTouch, touchIfNeeded, touchNeeded } from '#server/desk/access/fresh-touch.ts'
import { countPasskeys, touchOptions, verifyTouch } from '#server/desk/access/passkeys.ts'
import { keepOnlyPasskey, signOutEverywhere } from '#server/desk/access/people.ts'
import { printNewCode } from '#server/desk/access/recovery.ts'
import { requirePerson } from '#server/desk/access/require-person.ts'
import { endSession } from '#server/desk/access/sessions.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { hasCalendarUrl, newCalendarUrl, turnOffCalendar } from '#server/desk/visits/calendar-feed.ts'
import { readForm } from '#server/http/read-body.ts'
import { clearDrafts } from '#desk/app/components/drafts.ts'
import { Problem } from '#desk/app/components/front-door.tsx'
import { PageHead, SectionHead } from '#desk/app/components/page-head.tsx'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { PrintedCode } from '#desk/app/components/printed-code.tsx'
import { roleWords } from '#desk/app/components/use-person.ts'
import { counted } from '#domain/wording.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/me.page.ts'
import { CalendarPart } from './calendar-part.tsx'

export const meta = () => [{ title: 'You | The desk' }]

export async function loader({ context }: Route.LoaderArgs) {
  const person = requirePerson(context)
  const [touch, hasCalendar, passkeys] = await deskUnavailable(
    Promise.all([touchIfNeeded(context), hasCalendarUrl(person.id), countPasskeys(person.id)]),
  )
  // Always asked for: it says which passkey is the one in hand.
  const keep = passkeys > 1 ? await deskUnavailable(touchOptions(person.id)) : null
  return { person, touch, hasCalendar, others: passkeys - 1, keep }
}

type Outcome = { code?: string; calendarUrl?: string; problem?: string }

const respond = (outcome: Outcome, status = 200) => data(outcome, status)

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requirePerson(context)
  const form = (await readForm(request)) ?? new URLSearchParams()
  switch (form.get('intent')) {
    case 'sign-out':
      return leave(request)
    case 'sign-out-everywhere':
      await deskUnavailable(signOutEverywhere(id, id))
      return leave(request)
    case 'only-this-passkey': {
      const used = await deskUnavailable(verifyTouch(form.get('passkey') ?? '', id))
      if (used === undefined) return respond({ problem: touchNeeded }, 403)
      await deskUnavailable(keepOnlyPasskey(id, used))
      return leave(request)
    }
    case 'new-code':
      if (!(await deskUnavailable(hasFreshTouch(context, form))))
        return respond({ problem: touchNeeded }, 403)
      return respond({ code: await deskUnavailable(printNewCode(id)) })
    case 'new-calendar':
      return respond({ calendarUrl: await deskUnavailable(newCalendarUrl(id)) })
    case 'no-calendar':
      await deskUnavailable(turnOffCalendar(id))
      return respond({})
    default:
      return respond({ problem: 'The desk doesn’t know this action.' }, 400)
  }
}

const leave = async (request: Request) =>
  redirect('/sign-in', { headers: { 'Set-Cookie': await deskUnavailable(endSession(request)) } })

export default function MePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, touch, hasCalendar, others, keep } = loaderData
  const { code, calendarUrl, problem } = actionData ?? {}
  return (
    <>
      <PageHead title={person.name} note={roleWords[person.role]} />
      <div className="max-w-160">
        <SectionHead title="Sign out" />
        {/* A new document, so that nothing of this page stays in memory. */}
        <Form
          method="post"
          reloadDocument
          onSubmit={clearDrafts}
          className="flex flex-wrap gap-2 px-(--gutter) py-4"
        >
          <Button type="submit" name="intent" value="sign-out" size="small" className="min-h-12">
            Sign out here
          </Button>
          <Button
            type="submit"
            name="intent"
            value="sign-out-everywhere"
            look="quiet"
            size="small"
            className="min-h-12"
          >
            Sign out everywhere
          </Button>
          <p className="basis-full text-small text-ink-soft">
            Signing out also clears what you typed and haven’t saved on this device. “Everywhere” ends your
            sessions on all devices and turns your calendar’s address off, for a phone that’s lost.
          </p>
        </Form>
        {keep !== null && (
          <>
            <SectionHead title="A lost phone" />
            <PasskeyForm touch={keep} className="grid justify-items-start gap-3 px-(--gutter) py-4">
              <p className="text-small text-ink-soft">
                You have {counted(others, 'other passkey')}. If one is on a phone that’s lost, keep only the
                one you use now. You’re signed out on every device, here too.
              </p>
              <Button
                type="submit"
                name="intent"
                value="only-this-passkey"
                look="quiet"
                size="small"
                className="min-h-12"
              >
                Keep only this passkey
              </Button>
            </PasskeyForm>
          </>
        )}
        <CalendarPart isOn={hasCalendar} url={calendarUrl} />
        <SectionHead title="Printed code" />
        <div className="grid gap-3 px-(--gutter) py-4">
          {code !== undefined ? (
            <PrintedCode code={code} />
          ) : (
            <PasskeyForm touch={touch} className="grid justify-items-start gap-3">
              <p className="text-small text-ink-soft">
                It gets you back in if you lose your phone. A new one replaces the one you printed before.
              </p>
              <Button
                type="submit"
                name="intent"
                value="new-code"
                look="quiet"
                size="small"
                className="min-h-12"
              >
                Print a new code
              </Button>
            </PasskeyForm>
          )}
          <Problem>{problem}</Problem>
        </div>
      </div>
    </>
  )
}
