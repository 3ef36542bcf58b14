import { data } from 'react-router'

/** For a loader: nothing is at this address. The root's error boundary shows the not-found screen. */
export function throwNotFound(): never {
  throw data(null, 404)
}
