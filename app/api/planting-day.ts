import { readPlantingDayFile } from '#server/reads/planting-day-file.ts'
import type { Route } from './+types/planting-day.ts'

/** GET /quote/:token/planting-day.ics: the agreed day for the customer's calendar (QL-27). */
export async function loader({ params }: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'private, no-store' }
  const content = await readPlantingDayFile(params.token, new Date())
  if (content === null) return new Response('No day has been agreed on.', { status: 404, headers })
  return new Response(content, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}
