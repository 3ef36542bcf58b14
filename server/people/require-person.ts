import {
  createContext,
  data,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'
import type { Person } from './person.ts'
import { findSession, hasSessionCookie, type ActiveSession } from './sessions.ts'

// Without a default, reading it throws: a route outside of the signed-in layout can't do anything in a person's name.
const sessionContext = createContext<ActiveSession>()

type Context = Readonly<RouterContextProvider>

export const currentSession = (context: Context): ActiveSession => context.get(sessionContext)

/** Who is doing this, in any loader or action inside the signed-in layout. */
export const requirePerson = (context: Context): Person => currentSession(context).person

/** The same, for what only the owner may do. */
export function requireOwner(context: Context): Person {
  const person = requirePerson(context)
  if (person.role === 'owner') return person
  countDeskRefusal('owner-only')
  throw data({ title: 'Only the owner can open this', message: 'Your sign-in is for the yard.' }, 403)
}

/** Sign-in, and back to the page it was needed for. A form's page keeps what was typed on the device. */
function signInPath(url: URL): string {
  const page = url.pathname.replace(/\.data$/, '').replace(/^\/_$/, '/')
  const search = new URLSearchParams(url.search)
  search.delete('_routes')
  const next = page + (search.size > 0 ? `?${search}` : '')
  return next === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next })}`
}

/** Middleware of the signed-in layout: every page and action inside it needs a session. */
export const requireSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await deskUnavailable(findSession(request))
  if (session === undefined) {
    countDeskRefusal(hasSessionCookie(request) ? 'ended-session' : 'no-session')
    throw redirect(signInPath(new URL(request.url)))
  }
  context.set(sessionContext, session)
  return next()
}

/** Middleware of the owner's layout. The yard's start page is the yard. */
export const requireOwnerSession: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const url = new URL(request.url)
  if (requirePerson(context).role === 'yard' && request.method === 'GET' && url.pathname === '/')
    throw redirect('/yard')
  requireOwner(context)
  return next()
}
