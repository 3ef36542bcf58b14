import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

// A badge always has a word, so color never carries the meaning alone.
const variants = {
  default: 'bg-best-surface text-best',
  secondary: 'bg-good-surface text-good',
  destructive: 'bg-danger-surface text-danger',
  outline: 'border border-line-control text-ink',
} as const

export function Badge({
  variant = 'default',
  className,
  ...props
}: ComponentProps<'span'> & { variant?: keyof typeof variants }) {
  return (
    <span
      {...props}
      className={classNames(
        'inline-flex min-h-6.5 items-center gap-1.25 rounded-badge px-2.25 text-caption leading-none font-semibold [&>svg]:size-3.5',
        variants[variant],
        className,
      )}
    />
  )
}
