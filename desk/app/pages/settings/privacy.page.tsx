import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { privacyKinds, privacyKindWords, privacyWays, privacyWayWords } from '#domain/desk/privacy-request.ts'
import { capitalize } from '#domain/wording.ts'
import { requireOwner } from '#server/desk/access/require-person.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import {
  findInWords,
  readPrivacyRegister,
  recordPrivacyRequest,
  type PrivacyRow,
} from '#server/desk/privacy-screen.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { readForm } from '#server/http/read-body.ts'
import { Problem } from '#desk/app/components/front-door.tsx'
import { Ledger, LedgerRow } from '#desk/app/components/ledger-row.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { SelectField } from './select-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { sendSettings } from './send-settings.ts'
import type { Route } from './+types/privacy.page.ts'

export const meta = () => [{ title: 'Privacy requests | The desk' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
  return deskUnavailable(readPrivacyRegister(new Date()))
}

type Outcome = { refused?: string; found?: string }

const respond = (outcome: Outcome, status = 200) => data(outcome, status)

export async function action({ request, context }: Route.ActionArgs) {
  const { id: personId } = requireOwner(context)
  const form = (await readForm(request)) ?? new URLSearchParams()
  try {
    // By POST: an address would stay in the browser's history and in logs.
    if (form.get('intent') === 'find')
      return respond({ found: (await findInWords(form.get('contact') ?? '')) ?? 'nothing' })
    const id = await recordPrivacyRequest(form, personId, new Date())
    return redirect(`/settings/privacy/${id}`)
  } catch (error) {
    if (error instanceof Refusal) return respond({ refused: error.message }, 400)
    return deskUnavailable(Promise.reject(error))
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendSettings({ serverAction })

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, settled, today } = loaderData
  return (
    <SettingsSection
      title="Privacy requests"
      lead="Our policy promises to acknowledge a question within 2 business days and any other request within 5, to answer within 30 days, and to delete within 30 business days."
    >
      <SectionHead inLedger={open.length > 0} title="Open" note={open.length} />
      {open.length === 0 ? (
        <p className="px-(--gutter) py-4 text-ink-soft">Nobody is waiting.</p>
      ) : (
        <Requests label="Open requests" rows={open} />
      )}
      <SectionHead title="Someone asked" />
      <NewRequest today={today} outcome={actionData} />
      {settled.length > 0 && (
        <>
          <SectionHead inLedger title="Settled" note={settled.length} />
          <Requests label="Settled requests" rows={settled} />
        </>
      )}
    </SettingsSection>
  )
}

function Requests({ label, rows }: { label: string; rows: readonly PrivacyRow[] }) {
  return (
    <Ledger label={label}>
      {rows.map(({ id, contact, title, asked, margin, isLate }) => (
        <LedgerRow
          key={id}
          when={margin.when}
          whenNote={[isLate && 'late', margin.note].filter(Boolean).join(', ')}
          tone={isLate ? 'late' : undefined}
        >
          <h3 className="font-text text-ui leading-tight font-normal tracking-normal">
            <Link
              to={`/settings/privacy/${id}`}
              className="font-semibold text-ink no-underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-0.5 text-small wrap-anywhere text-ink-soft">
            {contact ?? 'Data deleted'}. {asked}.
          </p>
        </LedgerRow>
      ))}
    </Ledger>
  )
}

function NewRequest({ today, outcome }: { today: string; outcome: Outcome | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid max-w-160 gap-4 px-(--gutter) py-4">
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
      <div role="status" className="empty:hidden">
        {outcome?.found !== undefined && (
          <p className="rounded-box bg-good-surface px-3.5 py-3 text-small text-good">
            We have {outcome.found} under that.
          </p>
        )}
      </div>
      <SelectField
        label="What they ask for"
        name="kind"
        options={privacyKinds.map((kind) => ({ value: kind, label: privacyKindWords[kind] }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label="How it came"
          name="cameBy"
          options={privacyWays.map((way) => ({ value: way, label: capitalize(privacyWayWords[way]) }))}
        />
        <TextField
          label="The day it came"
          name="receivedOn"
          type="date"
          required
          max={today}
          defaultValue={today}
        />
      </div>
      <TextArea label="Note" name="note" rows={2} maxLength={2000} />
      <Problem>{outcome?.refused}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          className="min-h-12"
          name="intent"
          value="record"
          disabled={isBusy}
        >
          Add the request
        </Button>
        <Button
          type="submit"
          size="small"
          look="quiet"
          className="min-h-12"
          name="intent"
          value="find"
          disabled={isBusy}
        >
          Only look them up
        </Button>
      </div>
    </Form>
  )
}
