import { preload } from 'react-dom'
import contoursUrl from '#ui/images/contours.svg?url'

/** For pages that open on the contour lines: preloading fetches them along with the styles instead of after them. */
export const preloadContours = () => [
  { rel: 'preload', href: contoursUrl, as: 'image', type: 'image/svg+xml' } as const,
]

/** The same from within a component, for pages that only sometimes open on them. */
export const preloadContoursNow = () => preload(contoursUrl, { as: 'image', type: 'image/svg+xml' })
