import { meantEmail } from '#domain/forms/meant-email.ts'

type MeantEmailHintProps = { typed: string; onMeant: (email: string) => void }

/** Asks about an address that looks like a typo, and corrects it with one tap. */
export function MeantEmailHint({ typed, onMeant }: MeantEmailHintProps) {
  const meant = meantEmail(typed)
  if (meant === null) return null
  return (
    <p role="status" className="text-small">
      Did you mean{' '}
      <button
        type="button"
        onClick={() => onMeant(meant)}
        className="inline-block min-h-11 font-semibold wrap-anywhere text-link underline underline-offset-3"
      >
        {meant}
      </button>
      ?
    </p>
  )
}
