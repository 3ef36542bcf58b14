import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type ChoiceButtonProps = { name: string; value: string; isChosen: boolean; children: ReactNode }

/** One choice of several in a form that each of them submits. Quiet: a check and bold text show what's chosen. */
export function ChoiceButton({ name, value, isChosen, children }: ChoiceButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={isChosen}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 text-small lg:min-h-8.5',
        isChosen ? 'font-semibold text-ink' : 'text-link underline underline-offset-3 print:hidden',
      )}
    >
      {isChosen && <Check aria-hidden className="size-4" />}
      {children}
    </button>
  )
}
