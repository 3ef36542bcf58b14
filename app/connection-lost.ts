import { isRouteErrorResponse } from 'react-router'
import { createStore } from '#ui/create-store.ts'

/** The path that a navigation couldn't reach, until the page has said so. */
export const connectionLost = createStore<string | null>(null)

/** Messages of the browsers for a request or a script without a response. */
const noResponse = /fetch|network|load/i

/** Whether an error means that there's no connection, unlike a fault of ours. */
export const isNoConnection = (error: unknown) =>
  !isRouteErrorResponse(error) &&
  typeof window !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && noResponse.test(error.message)))
