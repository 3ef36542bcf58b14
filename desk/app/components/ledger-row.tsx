import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type LedgerRowProps = {
  /** '4 PM', 'Late 2 h', 'Fri'. */
  when: ReactNode
  /** Under it: 'today', 'by noon'. */
  whenNote?: ReactNode
  /**
   * `late` is tinted; `open` is the one row that's unfolded, and `unfolded` the one that is on a phone; `done` stays in its place
   * until the list is read again.
   */
  tone?: Tone | undefined
  /** At the right, one act as an icon of 48 px, or a sum. */
  aside?: ReactNode
  /** Under the row, over its whole width. */
  below?: ReactNode
  children: ReactNode
}

const tones = {
  late: 'bg-danger-surface',
  'late-unfolded': 'bg-danger-surface max-md:shadow-[inset_4px_0_var(--color-danger)]',
  unfolded: 'max-md:bg-control max-md:shadow-[inset_4px_0_var(--color-ink)]',
  open: 'bg-control shadow-[inset_4px_0_var(--color-ink)]',
  done: 'bg-sunk',
} as const
type Tone = keyof typeof tones

/** A row of a Ledger: when in the margin, a double rule, then who and what. */
export function LedgerRow({ when, whenNote, tone, aside, below, children }: LedgerRowProps) {
  const isLate = tone === 'late' || tone === 'late-unfolded'
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[var(--margin)_minmax(0,1fr)_auto] items-start border-b border-line py-2.75 pr-2 pl-(--gutter) lg:pr-(--gutter)',
        tone && tones[tone],
      )}
    >
      <p
        className={classNames(
          'pr-4 font-display text-[1.0625rem] leading-tight font-medium lg:text-[1.1875rem]',
          isLate && 'text-danger',
        )}
      >
        {when}
        {whenNote !== undefined && (
          <span
            className={classNames(
              'mt-0.5 block font-text text-caption leading-tight font-medium',
              isLate ? 'text-danger' : 'text-ink-soft',
            )}
          >
            {whenNote}
          </span>
        )}
      </p>
      <div className="min-w-0">{children}</div>
      {aside}
      {below !== undefined && <div className="relative z-2 col-span-full pr-2 lg:pr-0">{below}</div>}
    </li>
  )
}

export function Ledger({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="ledger">
      {children}
    </ul>
  )
}
