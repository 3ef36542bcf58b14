import type { ComponentProps } from 'react'
import { Link } from 'react-router'
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

/** The name on a card: the nearest positioned box around it is pressed with it. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="text-ink no-underline after:absolute after:inset-0 hover:underline" />
}
