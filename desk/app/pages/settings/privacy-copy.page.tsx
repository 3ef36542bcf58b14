import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { copyForPerson } from '#server/privacy/privacy-screen.ts'
import type { Route } from './+types/privacy-copy.page.ts'

/** Everything about the person of a request, as a file to hand over: to read, or for computers. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: personId } = requireOwner(context)
  const id = /^\d{1,15}$/.test(params.request) ? Number(params.request) : 0
  const isJson = new URL(request.url).searchParams.get('as') === 'json'
  const now = new Date()
  const text = await deskUnavailable(copyForPerson(id, isJson, personId, now))
  if (text === undefined) return new Response('no such request, or their data is deleted', { status: 404 })
  return new Response(text, {
    headers: {
      'Content-Type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="your-data-${nurseryDay(now)}.${isJson ? 'json' : 'html'}"`,
    },
  })
}
