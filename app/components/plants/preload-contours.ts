import contoursUrl from '#app/images/contours.svg?url'

/** For pages that begin with the contour lines: named in the head, they come with the styles instead of after them. */
export const preloadContours = () => [
  { rel: 'preload', href: contoursUrl, as: 'image', type: 'image/svg+xml' } as const,
]
