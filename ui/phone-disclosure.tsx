import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PhoneDisclosureProps = {
  title: ReactNode
  /** A short text on the right: how many there are. */
  aside?: ReactNode | undefined
  /** Open from the start. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** Content that a phone folds away. Wider screens and paper show it without the title, so it needs its own heading there. */
export function PhoneDisclosure({ title, aside, open = false, className, children }: PhoneDisclosureProps) {
  return (
    <details open={open} className={classNames('group/disclosure phone-disclosure', className)}>
      <summary className="flex min-h-13 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-min flex-1 font-medium">{title}</span>
        {aside !== undefined && <span className="text-right text-small text-ink-quiet">{aside}</span>}
        <ChevronDown
          aria-hidden
          className="size-5 flex-none transition-transform group-open/disclosure:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      {children}
    </details>
  )
}
