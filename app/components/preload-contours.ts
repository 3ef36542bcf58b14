import contoursUrl from '#ui/images/contours.svg?url'

/** For pages that open on the contour lines: preloading fetches them along with the styles instead of after them. */
export const preloadContours = () => [
  { rel: 'preload', href: contoursUrl, as: 'image', type: 'image/svg+xml' } as const,
]
