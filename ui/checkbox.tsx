import { Check } from 'lucide-react'
import { memo, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

// Native inputs, so both work without JavaScript. A page has dozens, so only those that change are rendered again.

type ChoiceProps = ComponentProps<'input'> & { label: ReactNode; count?: number }

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null
  return <span className="ml-auto pl-2 text-caption text-ink-quiet tabular-nums">{value}</span>
}

// `relative` keeps the hidden input next to its box, so focusing it doesn't scroll the page.
const row =
  'relative flex min-h-11 items-center gap-2.5 text-small leading-snug has-disabled:cursor-default has-disabled:text-on-disabled has-disabled:[&>span]:opacity-60 lg:min-h-8.5'

const check = <Check className="size-3.5" strokeWidth={3} />

export const Checkbox = memo(function Checkbox({ label, count, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames(row, className)}>
      <input {...props} type="checkbox" className="peer sr-only" />
      <span
        aria-hidden
        className="grid size-5 flex-none place-items-center rounded-badge border-[1.5px] border-line-control bg-raised text-transparent peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus"
      >
        {check}
      </span>
      <span>{label}</span>
      <Count value={count} />
    </label>
  )
})

export const Toggle = memo(function Toggle({ label, count, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames(row, className)}>
      <input {...props} type="checkbox" className="peer sr-only" />
      <span
        aria-hidden
        className="relative h-6 w-10 flex-none rounded-pill bg-line-control transition-colors peer-checked:bg-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-pill after:bg-control after:transition-transform after:content-[''] peer-checked:after:translate-x-4"
      />
      <span>{label}</span>
      <Count value={count} />
    </label>
  )
})
