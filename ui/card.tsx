import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Raised paper with a hairline; it lifts a little when what it holds can be opened. */
export function Card({ lifts = false, className, ...props }: ComponentProps<'div'> & { lifts?: boolean }) {
  return (
    <div
      {...props}
      className={classNames(
        'relative rounded-box border border-line bg-raised',
        lifts &&
          'transition-[translate,box-shadow,border-color] hover:-translate-y-0.5 hover:border-line-hover hover:shadow-lift',
        className,
      )}
    />
  )
}
