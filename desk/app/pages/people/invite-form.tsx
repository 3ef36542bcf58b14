import { useState } from 'react'
import { useNavigation } from 'react-router'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { roleWords } from '#desk/app/components/use-person.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

const roles = [
  { role: 'yard', text: 'Counts stock, sees planting days. No prices.' },
  { role: 'owner', text: 'May do everything, this page included.' },
] as const

type InviteFormProps = {
  touch: string | null
  invitation: { name: string; link: string } | undefined
}

export function InviteForm({ touch, invitation }: InviteFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="grid gap-4 px-(--gutter) py-4">
      {invitation !== undefined && <InvitationLink key={invitation.link} {...invitation} />}
      {/* Emptied once it has worked. */}
      <PasskeyForm key={invitation?.link ?? ''} touch={touch} className="grid gap-4">
        <TextField label="Name" name="name" required maxLength={80} autoComplete="off" />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-small font-semibold">Role</legend>
          {roles.map(({ role, text }) => (
            <label
              key={role}
              htmlFor={`role-${role}`}
              className="grid min-h-12 grid-cols-[auto_1fr] items-center gap-x-3 rounded-box border border-line-control bg-control px-3.5 py-2 has-checked:border-ink"
            >
              <input
                id={`role-${role}`}
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === 'yard'}
                className="row-span-2 size-5 accent-(--color-brand)"
              />
              <b className="font-semibold">{roleWords[role]}</b>
              <span className="text-small text-ink-soft">{text}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="action" name="intent" value="invite" disabled={isBusy} className="w-full">
          Create the link
        </Button>
        <p className="text-caption text-ink-quiet">
          You’ll be asked for your passkey if you haven’t used it in the last 5 minutes.
        </p>
      </PasskeyForm>
    </div>
  )
}

function InvitationLink({ name, link }: { name: string; link: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <div role="status" className="grid gap-2.5 rounded-box bg-good-surface p-3.5 text-good">
      <p>
        <b className="font-semibold">Give this link to {name}</b>: it works once, for 15 minutes.
      </p>
      <p className="rounded-badge bg-control px-2.5 py-2 text-small break-all text-ink select-all">{link}</p>
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={() => void copy()} look="brand">
          {isCopied ? 'Copied' : 'Copy the link'}
        </SmallButton>
        <a
          href={`sms:?&body=${encodeURIComponent(`Your link to the desk: ${link}`)}`}
          className="inline-flex min-h-12 items-center px-2 text-link underline"
        >
          Text it
        </a>
      </div>
    </div>
  )
}
