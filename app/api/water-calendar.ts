import { quoteUnavailable } from '#domain/quotes/quote-words.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { readWaterFile } from '#server/care/care-by-link.ts'
import type { Route } from './+types/water-calendar.ts'

/** GET /quote/:token/water.ics: reminders to water what we planted. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await unavailableOnFault(readWaterFile(params.token, new Date()), quoteUnavailable)
  if (file === null) return new Response('Nothing to water yet.', { status: 404, headers: privateHeaders })
  return new Response(file, {
    headers: { ...privateHeaders, 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
