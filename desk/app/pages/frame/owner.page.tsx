import { Outlet } from 'react-router'
import { requireOwner, requireOwnerSession } from '#server/people/require-person.ts'
import type { Route } from './+types/owner.page.ts'

// The pages inside are the owner's. Middleware runs for actions and for data requests, too.
export const middleware: Route.MiddlewareFunction[] = [requireOwnerSession]

// With a loader, a navigation in the browser asks the server first.
export function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
  return null
}

// A page that refreshes itself asks for its own data: without a signal, asking for more would be an error.
export const shouldRevalidate = () => false

export default function OwnerOnly() {
  return <Outlet />
}
