import { Download } from 'lucide-react'
import { data, Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { doneStepWords, notDeletedHere } from '#domain/privacy/privacy-request.ts'
import { counted, listInWords } from '#domain/wording.ts'
import { requireFreshTouch, touchIfNeeded } from '#server/people/fresh-touch.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { ownerAction, several } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import {
  deleteAsAsked,
  markPrivacyStep,
  readPrivacyRequest,
  type FoundPerson,
} from '#server/privacy/privacy-screen.ts'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { PageHead, SectionHead } from '#desk/app/components/page-head.tsx'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/privacy-request.page.ts'

export const meta = () => [{ title: 'Privacy request | The desk' }]

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)

export async function loader({ params, context }: Route.LoaderArgs) {
  requireOwner(context)
  const [request, touch] = await deskUnavailable(
    Promise.all([readPrivacyRequest(idOf(params.request), new Date()), touchIfNeeded(context)]),
  )
  if (request === undefined)
    throw data({ title: 'No such request', message: 'The register has no privacy request here.' }, 404)
  return { request, touch }
}

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['acknowledge', 'settle']) }),
  z.object({ intent: z.literal('delete'), state: z.string(), keep: several(z.string()) }),
])
type Done = { message: string; isDeletion?: boolean }

export const action = ownerAction(form, async (given, sent): Promise<Done> => {
  const id = idOf(sent.params['request'] ?? '')
  if (given.intent !== 'delete') {
    await markPrivacyStep(id, given.intent, sent.person.id, sent.now)
    return { message: `Marked as ${doneStepWords[given.intent].toLowerCase()}.` }
  }
  await requireFreshTouch(sent)
  const { keep: kept, state } = given
  const gone = await deleteAsAsked(id, { kept, state }, sent.person.id)
  const words = listInWords([
    counted(gone.quotes, 'quote'),
    counted(gone.photos, 'photo'),
    counted(gone.messages, 'message'),
    counted(gone.subscriptions, 'newsletter sign-up'),
  ])
  const rest = kept.length === 0 ? '' : ` Kept, as you chose: ${listInWords(kept)}. Tell them which and why.`
  return { message: `${words}.${rest}`, isDeletion: true }
})

export default function PrivacyRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, touch } = loaderData
  const done = actionData?.kind === 'done' ? actionData : undefined
  const { found } = request
  return (
    <section aria-label="Privacy request" className="max-w-220">
      <div className="lg:hidden">
        <PageHead back="/settings/privacy" title={request.title} />
      </div>
      <div className="px-(--gutter) pt-4 lg:pt-5">
        <Link
          to="/settings/privacy"
          className="inline-flex min-h-12 items-center text-small text-link underline max-lg:hidden"
        >
          All privacy requests
        </Link>
        <h2 className="text-[1.75rem] max-lg:hidden">{request.title}</h2>
        <p className="text-ui wrap-anywhere lg:mt-1">
          <b className="font-semibold">{request.contact ?? 'Their data is deleted'}</b>. {request.asked}.
        </p>
        {request.note !== '' && (
          <p className="mt-1 text-small wrap-anywhere whitespace-pre-line text-ink-soft">{request.note}</p>
        )}
      </div>
      <div role="status" className="px-(--gutter) has-[p]:pt-3">
        {done !== undefined && done.isDeletion !== true && (
          <p className="rounded-box bg-good-surface px-3.5 py-3 text-small text-good">{done.message}</p>
        )}
        {done?.isDeletion === true && (
          <div className="grid gap-1 rounded-box bg-good-surface px-3.5 py-3 text-small text-good">
            <p>
              <b className="font-semibold">Deleted:</b> {done.message}
            </p>
            <NotHere />
          </div>
        )}
      </div>
      <div className="px-(--gutter) has-[p]:pt-3">
        <FormProblem>{actionData?.kind === 'refused' ? actionData.message : undefined}</FormProblem>
      </div>
      <NextStep request={request} />
      {found !== null && (
        <>
          <SectionHead title="What we have about them" />
          <Found found={found} />
          <div className="grid gap-2 px-(--gutter) py-4">
            <div className="flex flex-wrap gap-3">
              <ButtonLink
                to={`/settings/privacy/${request.id}/copy`}
                reloadDocument
                download
                look="quiet"
                size="thumb"
              >
                <Download aria-hidden strokeWidth={1.7} className="size-5" />
                Download a copy for them
              </ButtonLink>
              <a
                href={`/settings/privacy/${request.id}/copy?as=json`}
                download
                className="inline-flex min-h-12 items-center text-small text-link underline"
              >
                As a file for computers (JSON)
              </a>
            </div>
            <p className="text-caption text-ink-quiet">
              A page they can read and print, with their photos. It also has our notes: read it before you
              hand it over, and delete it from this device afterwards.
            </p>
          </div>
          {request.kind === 'deletion' && <Deletion found={found} touch={touch} />}
        </>
      )}
    </section>
  )
}

type Shown = Route.ComponentProps['loaderData']['request']

/** The next promise. The note has those that were met. */
function NextStep({ request }: { request: Shown }) {
  const isBusy = useNavigation().state !== 'idle'
  const { nextStep, nextDay, isLate } = request
  if (nextStep === null) return null
  return (
    <>
      <SectionHead title="By when" />
      <p
        className={classNames(
          'flex min-h-13 flex-wrap items-center gap-x-1 border-b border-line px-(--gutter) py-2',
          isLate && 'bg-danger-surface text-danger',
        )}
      >
        <b className="font-semibold">{nextStep === 'acknowledge' ? 'Acknowledge it' : 'Settle it'}</b>
        <span className={classNames('text-small', !isLate && 'text-ink-soft')}>
          {nextDay === null ? 'no day promised' : `by ${nextDay}${isLate ? ', late' : ''}`}
        </span>
      </p>
      <Form method="post" className="flex flex-wrap items-center gap-3 px-(--gutter) py-4">
        {(['acknowledge', 'settle'] as const).map(
          (step) =>
            (step === nextStep || step === 'settle') && (
              <SmallButton
                key={step}
                look={step === nextStep ? 'brand' : 'quiet'}
                intent={step}
                disabled={isBusy}
              >
                {step === 'acknowledge' ? 'We’ve acknowledged it' : 'It’s settled'}
              </SmallButton>
            ),
        )}
        {request.reach !== null && (
          <a href={request.reach} className="inline-flex min-h-12 items-center text-link underline">
            {request.reach.startsWith('tel:') ? 'Call them' : 'Write to them'}
          </a>
        )}
      </Form>
    </>
  )
}

function Found({ found: { quotes, messages, newsletter } }: { found: FoundPerson }) {
  const rows = [
    ...quotes.map(({ number, since, isAccepted, photos }) => ({
      key: number,
      title: (
        <Link to={`/quotes/${number}`} className="text-link underline">
          {number}
        </Link>
      ),
      note: `${isAccepted ? 'Order' : 'Quote'} of ${since}${photos > 0 ? `, ${counted(photos, 'photo')}` : ''}`,
    })),
    ...messages.map(({ key, name, since }) => ({ key, title: 'Message', note: `from ${name}, ${since}` })),
    ...newsletter.map(({ email, since }) => ({
      key: email,
      title: 'Newsletter',
      note: `${email}, ${since}`,
    })),
  ]
  return rows.length === 0 ? (
    <p className="border-b border-line px-(--gutter) py-4 text-ink-soft">
      Nothing under this address or number. If they may have given us another one, add a request with it.
    </p>
  ) : (
    <ul>
      {rows.map(({ key, title, note }) => (
        <li
          key={key}
          className="flex min-h-13 flex-wrap items-center gap-x-3 border-b border-line px-(--gutter) py-2 wrap-anywhere"
        >
          {title} <span className="text-small text-ink-soft">{note}</span>
        </li>
      ))}
    </ul>
  )
}

function NotHere() {
  return (
    <>
      <p className="mt-1">The desk can’t reach:</p>
      <ul className="list-disc pl-5">
        {notDeletedHere.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  )
}

/** Says what will go before it's gone. */
function Deletion({ found, touch }: { found: FoundPerson; touch: string | null }) {
  const isBusy = useNavigation().state !== 'idle'
  const { quotes, messages, newsletter, state } = found
  const photos = quotes.reduce((sum, quote) => sum + quote.photos, 0)
  const goes = [
    quotes.length > 0 &&
      `${counted(quotes.length, 'quote')} with customer, lines, versions, history, notes, the record of its emails and plants set aside`,
    photos > 0 && `${counted(photos, 'photo')} on the server`,
    messages.length > 0 && counted(messages.length, 'message'),
    newsletter.length > 0 && counted(newsletter.length, 'newsletter sign-up'),
  ].filter((words) => words !== false)
  return (
    <>
      <SectionHead title="Delete it" />
      <PasskeyForm touch={touch} className="grid max-w-160 gap-4 px-(--gutter) py-4">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="state" value={state} />
        <div className="text-small">
          <p className="font-semibold">This will go, and can’t be brought back:</p>
          <ul className="list-disc pl-5">
            {goes.map((words) => (
              <li key={words}>{words}</li>
            ))}
            <li>their address or number in this register</li>
          </ul>
          <NotHere />
        </div>
        {quotes.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-small font-semibold">
              Keep what the law makes you keep, such as an invoiced order
            </legend>
            {quotes.map(({ number, isAccepted }) => (
              <Checkbox
                key={number}
                name="keep"
                value={number}
                label={`Keep ${number}${isAccepted ? ', an accepted order' : ''}`}
                className="min-h-12"
              />
            ))}
          </fieldset>
        )}
        <Checkbox required label="I’ve read what will go, and they asked for it." className="min-h-12" />
        <Button
          type="submit"
          look="action"
          disabled={isBusy}
          className="w-full md:w-auto md:justify-self-start"
        >
          Delete their data
        </Button>
        <p className="text-caption text-ink-quiet">
          You’ll be asked for your passkey if you haven’t used it in the last 5 minutes.
        </p>
      </PasskeyForm>
    </>
  )
}
