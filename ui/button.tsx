import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

// `action` (terracotta) is for the one main action on a screen, `brand` (green) for the rest; `line` and `quiet` go beside them.
const looks = {
  action: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  brand: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  line: 'border-ink bg-raised/65 text-ink hover:bg-raised',
  quiet: 'border-line-control text-ink hover:bg-raised',
} as const

const sizes = {
  medium: 'min-h-13 px-6.5 text-body',
  small: 'min-h-11 px-4.5 text-ui',
  thumb: 'min-h-12 px-4.5 text-ui',
} as const

type ButtonLook = { look?: keyof typeof looks; size?: keyof typeof sizes }

function buttonClass({ look = 'brand', size = 'medium' }: ButtonLook, className: string | undefined) {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-box border leading-tight font-semibold whitespace-nowrap no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled',
    sizes[size],
    looks[look],
    className,
  )
}

export function Button({ look, size, className, ...props }: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
    />
  )
}

export function ButtonLink({ look, size, className, ...props }: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link {...props} className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)} />
  )
}
