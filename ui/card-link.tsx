import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** The name on a card: the nearest positioned box around it is pressed with it. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="text-ink no-underline after:absolute after:inset-0 hover:underline" />
}
