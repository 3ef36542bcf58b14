import { ChevronDown } from 'lucide-react'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { roleWords, type DeskPerson } from '#desk/app/components/use-person.ts'
import { counted } from '#domain/wording.ts'
import { Button } from '#ui/button.tsx'

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
    <li className="border-b border-line">
      <details className="group open:bg-control open:shadow-[inset_4px_0_var(--color-ink)]">
        <summary className="flex min-h-16 items-center gap-3 px-(--gutter) py-2.5 list-none [&::-webkit-details-marker]:hidden focus-visible:-outline-offset-3">
          <span className="min-w-0 flex-1">
            <span className="font-display text-h4 font-medium">{name}</span>{' '}
            <span className="text-ink-soft">
              {roleWords[role]}
              {isYou && ', you'}
            </span>
            <span className="block text-small text-ink-soft">
              {sessions === 0 ? 'Not signed in' : `Signed in on ${counted(sessions, 'device')}`}
              {lastSignIn !== null && `, last ${lastSignIn}`}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.7}
            className="size-5.5 flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 px-(--gutter) pb-4">
          <p className="text-small text-ink-soft">
            Joined {joined}.{' '}
            {role === 'owner' ? 'May do everything.' : 'Sees the yard, but no prices and no people.'}
          </p>
          <PasskeyForm touch={touch} className="flex flex-wrap gap-2">
            <input type="hidden" name="person" value={id} />
            <Button
              type="submit"
              look="quiet"
              size="small"
              className="min-h-12"
              name="intent"
              value="sign-out"
            >
              Sign {isYou ? 'me' : name} out everywhere
            </Button>
            {!isYou && (
              <Button
                type="submit"
                look="quiet"
                size="small"
                className="min-h-12"
                name="intent"
                value="remove"
              >
                Remove {name}
              </Button>
            )}
          </PasskeyForm>
          <p className="text-caption text-ink-quiet">
            Signing out everywhere also turns the address of {isYou ? 'your' : `${name}’s`} calendar off.
            {!isYou &&
              ` Removing ${name} takes effect at once, on all devices. What ${name} did stays in the log.`}
          </p>
        </div>
      </details>
    </li>
  )
}
