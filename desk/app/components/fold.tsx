import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type FoldProps = {
  title: ReactNode
  /** At the right: what's in it. */
  note?: ReactNode
  /** Once it's true, it unfolds. */
  isUsed?: boolean
  className?: string
  children: ReactNode
}

/** One line that unfolds to what can be done there. */
export function Fold({ title, note, isUsed = false, className, children }: FoldProps) {
  const [wasUsed, setWasUsed] = useState(isUsed)
  if (isUsed && !wasUsed) setWasUsed(true)
  return (
    <details open={wasUsed} className={classNames('group/fold', className)}>
      <summary className="flex min-h-12 list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        {note !== undefined && <span className="text-small font-normal text-ink-soft">{note}</span>}
        <ChevronDown
          aria-hidden
          strokeWidth={1.7}
          className="size-5.5 flex-none transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
