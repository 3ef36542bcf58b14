import { useState } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useNavigation,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router'
import { requirePerson, requireSession } from '#server/people/require-person.ts'
import { countToday } from '#server/desk/today.ts'
import { log } from '#server/platform/log/log.ts'
import { ErrorState, LoadingRows } from '#desk/app/components/states.tsx'
import { refuseUnsent } from '#desk/app/components/without-connection.ts'
import { AppShell } from '#desk/app/components/app-shell.tsx'
import type { Route } from './+types/signed-in.page.ts'

export const middleware: Route.MiddlewareFunction[] = [requireSession]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [refuseUnsent]

export async function loader({ context, request }: Route.LoaderArgs) {
  const person = requirePerson(context)
  // Today itself knows the count.
  const needsCount = person.role === 'owner' && new URL(request.url).pathname !== '/'
  return { person, todayCount: needsCount ? await findTodayCount() : 0 }
}

/** The count beside Today isn't worth an error. */
const findTodayCount = () =>
  countToday(new Date()).catch((error: unknown) => {
    log.warn({ err: error }, "today's count could not be read")
    return 0
  })

/** After something was done, the count may have changed. Nothing else asks again: without a signal, that would be an error. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod !== undefined && actionStatus < 400

/** Today's own list is newer than what was read with the frame, also after leaving that page. */
function useTodayCount(first: number): number {
  const listed = useRouteLoaderData<{ page: { count: number } }>('pages/today/today.page')?.page.count
  const [known, setKnown] = useState({ first, count: first })
  const count = listed ?? (known.first === first ? known.count : first)
  if (count !== known.count || first !== known.first) setKnown({ first, count })
  return count
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  const todayCount = useTodayCount(loaderData.todayCount)
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const isLeaving = state === 'loading' && location.pathname !== pathname
  return (
    <AppShell person={loaderData.person} todayCount={todayCount}>
      <Outlet />
      {isLeaving && (
        <div className="absolute inset-0 z-10 animate-late bg-raised">
          <div className="sticky top-0 pt-16">
            <LoadingRows />
          </div>
        </div>
      )}
    </AppShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('pages/frame/signed-in.page')
  const state = <ErrorState error={isRouteErrorResponse(error) ? error : undefined} />
  return data === undefined ? (
    <main className="grid min-h-dvh content-center">{state}</main>
  ) : (
    <AppShell person={data.person}>{state}</AppShell>
  )
}
