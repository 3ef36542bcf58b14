import { data, isRouteErrorResponse } from 'react-router'

/** For loaders and actions. The root error boundary renders the 404 page. */
export function throwNotFound(): never {
  throw data(null, 404)
}

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
