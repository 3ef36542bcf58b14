import type { ComponentProps } from 'react'
import { NavLink } from 'react-router'

type PlateLinkProps = Omit<ComponentProps<typeof NavLink>, 'to' | 'viewTransition'> & { slug: string }

/** A link from a card to the plant's guide. The plate of a `plate-card` grows into the guide's, where browsers can do that. */
export function PlateLink({ slug, ...props }: PlateLinkProps) {
  return <NavLink {...props} to={`/plant-database/${slug}`} viewTransition />
}
