import { Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import {
  privacyKinds,
  privacyKindWords,
  privacyWays,
  privacyWayWords,
} from '#domain/privacy/privacy-request.ts'
import { capitalize } from '#domain/wording.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import {
  findInWords,
  newRequest,
  readPrivacyRegister,
  recordPrivacyRequest,
  type PrivacyRow,
} from '#server/privacy/privacy-screen.ts'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { Ledger, LedgerRow } from '#desk/app/components/ledger-row.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { Route } from './+types/privacy.page.ts'

export const meta = () => [{ title: 'Privacy requests | The desk' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
  return deskUnavailable(readPrivacyRegister(new Date()))
}

const form = z.discriminatedUnion('intent', [
  newRequest,
  z.object({ intent: z.literal('find'), contact: z.string() }),
])

export const action = ownerAction(form, async (given, { person, now }) => {
  if (given.intent === 'find') return `We have ${(await findInWords(given.contact)) ?? 'nothing'} under that.`
  return redirect(`/settings/privacy/${await recordPrivacyRequest(given, person.id, now)}`)
})

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

function NewRequest({ today, outcome }: { today: string; outcome: DeskOutcome | undefined }) {
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
        {outcome?.kind === 'done' && (
          <p className="rounded-box bg-good-surface px-3.5 py-3 text-small text-good">{outcome.message}</p>
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
      <FormProblem>{outcome?.kind === 'refused' ? outcome.message : undefined}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <SmallButton intent="record" disabled={isBusy} look="brand">
          Add the request
        </SmallButton>
        <SmallButton intent="find" disabled={isBusy}>
          Only look them up
        </SmallButton>
      </div>
    </Form>
  )
}
