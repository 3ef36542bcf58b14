import { quoteUnavailable } from '#domain/quotes/quote-words.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { readPlantingDayFile } from '#server/quotes/planting-day-file.ts'
import type { Route } from './+types/planting-day.ts'

/** GET /quote/:token/planting-day.ics: the agreed day for the customer's calendar. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await unavailableOnFault(readPlantingDayFile(params.token, new Date()), quoteUnavailable)
  if (file === null)
    return new Response('No day has been agreed on.', { status: 404, headers: privateHeaders })
  return new Response(file, {
    headers: { ...privateHeaders, 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
