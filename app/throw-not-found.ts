import { data } from 'react-router'

/** For loaders and actions. The root error boundary renders the 404 page. */
export function throwNotFound(): never {
  throw data(null, 404)
}
