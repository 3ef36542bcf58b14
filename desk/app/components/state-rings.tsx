import { overStates, type QuoteState } from '#domain/quotes/lifecycle/events.ts'
import { classNames } from '#ui/class-names.ts'

/** A quote's state in one or two words. */
export const stateWords: Readonly<Record<QuoteState, string>> = {
  requested: 'Requested',
  quoted: 'Quoted',
  accepted: 'Accepted',
  scheduled: 'Day agreed',
  planted: 'Done',
  closed: 'Closed',
  declined: 'Declined',
  expired: 'Expired',
  lost: 'Lost',
  replaced: 'Replaced',
}

const outer = <circle cx="13" cy="13" r="11" />
const inner = <circle cx="13" cy="13" r="6.5" />
const core = <circle cx="13" cy="13" r="3" fill="currentColor" stroke="none" />
const over = (
  <>
    {outer}
    <path d="M5.5 20.5l15-15" />
  </>
)
const full = <circle cx="13" cy="13" r="12" fill="currentColor" stroke="none" />

const rings: Readonly<Record<QuoteState, React.ReactNode>> = {
  requested: <circle cx="13" cy="13" r="11" strokeDasharray="3.5 3.4" />,
  quoted: outer,
  accepted: (
    <>
      {outer}
      {inner}
    </>
  ),
  scheduled: (
    <>
      {outer}
      {inner}
      {core}
    </>
  ),
  planted: full,
  closed: full,
  declined: over,
  expired: over,
  lost: over,
  replaced: over,
}

/** A quote's state is how many rings it has grown, always with its word: beside it, or elsewhere in the row (`wordless`). */
export function StateRings({
  state,
  wordless = false,
  className,
}: {
  state: QuoteState
  wordless?: boolean
  className?: string
}) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <svg
        aria-hidden
        viewBox="0 0 26 26"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        className={classNames(
          'size-6.5 flex-none',
          overStates.includes(state) ? 'text-ink-quiet' : 'text-brand',
        )}
      >
        {rings[state]}
      </svg>
      {!wordless && stateWords[state]}
    </span>
  )
}
