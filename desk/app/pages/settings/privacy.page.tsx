import { Download } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { notDeletedHere } from '#domain/privacy/not-deleted-here.ts'
import { counted, listInWords } from '#domain/wording.ts'
import { ownerAction, several } from '#server/people/desk-action.ts'
import { requireFreshTouch, touchIfNeeded } from '#server/people/fresh-touch.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { deletePerson, readPerson } from '#server/privacy/privacy-requests.ts'
import { findPerson, type FoundPerson } from '#server/privacy/privacy-screen.ts'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { Route } from './+types/privacy.page.ts'

export const meta = () => [{ title: 'Personal data | The desk' }]

export function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
}

/** By POST, also to look someone up: a URL would stay in the browser's history and in logs. */
const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('find'), contact: z.string().trim() }),
  z.object({
    intent: z.literal('delete'),
    contact: z.string(),
    state: z.string(),
    keep: several(z.string()),
  }),
])
type Done = { message: string; found?: FoundPerson; touch?: string | null }

export const action = ownerAction(form, async (given, sent): Promise<Done> => {
  if (given.intent === 'find') {
    const [found, touch] = await Promise.all([findPerson(given.contact), touchIfNeeded(sent.context)])
    return { message: '', found, touch }
  }
  await requireFreshTouch(sent)
  const { contact, keep: kept, state } = given
  const gone = await deletePerson({ person: readPerson(contact), kept, personId: sent.person.id, state })
  const words = listInWords([
    counted(gone.quotes, 'quote'),
    counted(gone.photos, 'photo'),
    counted(gone.messages, 'message'),
    counted(gone.subscriptions, 'newsletter sign-up'),
  ])
  const rest = kept.length === 0 ? '' : ` Kept, as you chose: ${listInWords(kept)}. Tell them which and why.`
  return { message: `${words}.${rest}` }
})

export default function PrivacyPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const done = actionData?.kind === 'done' ? actionData : undefined
  return (
    <SettingsSection
      title="Personal data"
      lead="When someone asks for a copy of their data, or to have it deleted. Our policy promises to reply within 5 business days, a copy within 30 days, and deletion within 30 business days."
    >
      <Form method="post" className="grid gap-4 px-(--gutter) py-4">
        <TextField
          label="Their email address or phone number"
          name="contact"
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="As we have it on file. To be sure it’s them, have them reply from it, or call it back."
        />
        <FormProblem>{actionData?.kind === 'refused' ? actionData.message : undefined}</FormProblem>
        <div>
          <SmallButton intent="find" disabled={isBusy} look="brand">
            Look them up
          </SmallButton>
        </div>
      </Form>
      <div role="status" className="px-(--gutter) empty:hidden">
        {done?.found === undefined && done !== undefined && (
          <div className="grid gap-1 rounded-box bg-good-surface px-3.5 py-3 text-small text-good">
            <p>
              <b className="font-semibold">Deleted:</b> {done.message}
            </p>
            <NotHere />
          </div>
        )}
      </div>
      {done?.found !== undefined && <Found found={done.found} touch={done.touch ?? null} />}
    </SettingsSection>
  )
}

type FoundProps = { found: FoundPerson; touch: string | null }

function Found({ found, touch }: FoundProps) {
  const rows = [
    ...found.quotes.map(({ number, since, isAccepted, photos }) => ({
      key: number,
      title: (
        <Link to={`/quotes/${number}`} className="text-link underline">
          {number}
        </Link>
      ),
      note: `${isAccepted ? 'Order' : 'Quote'} of ${since}${photos > 0 ? `, ${counted(photos, 'photo')}` : ''}`,
    })),
    ...found.messages.map(({ key, name, since }) => ({
      key,
      title: 'Message',
      note: `from ${name}, ${since}`,
    })),
    ...found.newsletter.map(({ email, since }) => ({
      key: email,
      title: 'Newsletter',
      note: `${email}, ${since}`,
    })),
  ]
  return (
    <>
      <SectionHead title={`What we have under ${found.contact}`} />
      {rows.length === 0 ? (
        <p className="border-b border-line px-(--gutter) py-4 text-ink-soft">
          Nothing. They may have given us another address or number.
        </p>
      ) : (
        <>
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
          <Form
            method="post"
            action="/settings/privacy/copy"
            reloadDocument
            className="grid gap-2 px-(--gutter) py-4"
          >
            <input type="hidden" name="contact" value={found.contact} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="as" value="html" look="quiet" size="thumb">
                <Download aria-hidden strokeWidth={1.7} className="size-5" />
                Download a copy for them
              </Button>
              <Button type="submit" name="as" value="json" look="quiet" size="thumb">
                As a file for computers (JSON)
              </Button>
            </div>
            <p className="text-caption text-ink-quiet">
              A page they can read and print, with their photos. It also has our notes: read it before you
              hand it over, and delete it from this device afterwards.
            </p>
          </Form>
          <Deletion found={found} touch={touch} />
        </>
      )}
    </>
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
function Deletion({ found, touch }: FoundProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { contact, quotes, messages, newsletter, state } = found
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
      <PasskeyForm touch={touch} className="grid gap-4 px-(--gutter) py-4">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="contact" value={contact} />
        <input type="hidden" name="state" value={state} />
        <div className="text-small">
          <p className="font-semibold">This will go, and can’t be brought back:</p>
          <ul className="list-disc pl-5">
            {goes.map((words) => (
              <li key={words}>{words}</li>
            ))}
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
