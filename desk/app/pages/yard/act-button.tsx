import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

const looks = {
  plain: 'border-line-control bg-control text-ink hover:bg-raised',
  save: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
} as const

export const actButtonClass = (look: keyof typeof looks = 'plain') =>
  classNames(
    'inline-flex min-h-13 min-w-0 cursor-pointer items-center justify-center gap-1.75 rounded-box border px-2 text-ui leading-tight font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled',
    looks[look],
  )

/** A button for a thumb: 52 px high, and as wide as its column. */
export function ActButton({
  look,
  className,
  ...props
}: ComponentProps<'button'> & { look?: keyof typeof looks }) {
  return <button type="button" {...props} className={classNames(actButtonClass(look), className)} />
}
