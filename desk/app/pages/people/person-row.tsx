import { DisclosureRow } from '#desk/app/components/disclosure-row.tsx'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { roleWords, type DeskPerson } from '#desk/app/components/use-person.ts'
import { counted } from '#domain/wording.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'

type ShownPerson = DeskPerson & {
  isYou: boolean
  joined: string
  lastSignIn: string | null
  sessions: number
}

type PersonRowProps = { person: ShownPerson; touch: string | null }

/** Unfolds to what the owner can do about a person. */
export function PersonRow({ person, touch }: PersonRowProps) {
  const { id, name, role, isYou, joined, lastSignIn, sessions } = person
  return (
    <DisclosureRow
      title={
        <>
          {name}{' '}
          <span className="font-text text-body font-normal text-ink-soft">
            {roleWords[role]}
            {isYou && ', you'}
          </span>
        </>
      }
      note={
        <>
          {sessions === 0 ? 'Not signed in' : `Signed in on ${counted(sessions, 'device')}`}
          {lastSignIn !== null && `, last ${lastSignIn}`}
        </>
      }
    >
      <div className="grid gap-3 px-(--gutter) pb-4">
        <p className="text-small text-ink-soft">
          Joined {joined}.{' '}
          {role === 'owner' ? 'May do everything.' : 'Sees the yard, but no prices and no people.'}
        </p>
        <PasskeyForm touch={touch} className="flex flex-wrap gap-2">
          <input type="hidden" name="person" value={id} />
          <SmallButton intent="sign-out">Sign {isYou ? 'me' : name} out everywhere</SmallButton>
          {!isYou && <SmallButton intent="remove">Remove {name}</SmallButton>}
        </PasskeyForm>
        <p className="text-caption text-ink-quiet">
          Signing out everywhere also turns the address of {isYou ? 'your' : `${name}’s`} calendar off.
          {!isYou &&
            ` Removing ${name} takes effect at once, on all devices. What ${name} did stays in the log.`}
        </p>
      </div>
    </DisclosureRow>
  )
}
