import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type RowNameProps = {
  who: string
  town: string
  isOpen: boolean
  toggle: () => void
  /** Also unfolds where there's room for everything. */
  everywhere?: boolean
}

/** Who a row is about. Touching a folded row anywhere unfolds it. */
export function RowName({ who, town, isOpen, toggle, everywhere = false }: RowNameProps) {
  const name = <span className="font-display text-[1.1875rem] leading-tight font-medium">{who}</span>
  return (
    <h3 className="font-text text-ui leading-tight font-normal tracking-normal text-ink">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className={classNames(
          'text-left after:absolute after:z-1 focus-visible:outline-offset-0',
          // Folded, the whole row; unfolded, only the arrow, so that its texts can be selected.
          isOpen ? 'after:top-0 after:right-0 after:size-16' : 'after:inset-0',
          !everywhere && 'md:hidden',
        )}
      >
        {name}
      </button>
      {!everywhere && <span className="max-md:hidden">{name}</span>}
      {town !== '' && <span className="ml-1 text-ink-soft"> {town}</span>}
    </h3>
  )
}

/** Who a row is about that has nothing to unfold. */
export const PlainName = ({ who, town }: { who: string; town: string }) => (
  <h3 className="font-text text-ui leading-tight font-normal tracking-normal text-ink">
    <span className="font-display text-[1.1875rem] leading-tight font-medium">{who}</span>
    <span className="ml-1 text-ink-soft"> {town}</span>
  </h3>
)

/** A message as it was written. */
export function TheirWords({ words, isWhole }: { words: string; isWhole: boolean }) {
  return (
    <blockquote
      className={classNames(
        'mt-1 font-display leading-snug break-words whitespace-pre-line text-ink italic',
        !isWhole && 'line-clamp-3',
      )}
    >
      “{words}”
    </blockquote>
  )
}

/** Something that's short or about to end. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1.5 inline-block rounded-badge bg-best-surface px-1.75 py-0.75 text-caption leading-tight font-semibold text-best">
      {children}
    </p>
  )
}

/** Below a list that isn't shown in full. */
export function AndMore({
  count,
  rows,
  children,
}: {
  count: number
  rows: readonly unknown[]
  children?: ReactNode
}) {
  if (count <= rows.length) return null
  return (
    <p className="px-(--gutter) py-3 text-small text-ink-soft">
      And {count - rows.length} more. {children}
    </p>
  )
}
