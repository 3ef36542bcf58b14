import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

/** A bordered surface. With `lifts` it rises on hover, for cards that are links. */
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

/** The look of a link that makes the whole card clickable: it covers the nearest positioned ancestor. */
export const cardLink = 'text-ink no-underline after:absolute after:inset-0 hover:underline'

export function CardLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={cardLink} />
}
