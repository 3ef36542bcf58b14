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
      {!everywhere && <span className="max-md:hidden">{name}</span>}{' '}
      {town !== '' && <span className="inline-block text-ink-soft">{town}</span>}
    </h3>
  )
}

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
