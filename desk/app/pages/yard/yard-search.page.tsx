import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { searchYard } from '#server/stock/yard/read-yard.ts'
import type { Route } from './+types/yard-search.page.ts'

// GET /yard/search?q=…: which plants the typed words mean, as JSON.

const mostLetters = 80

export async function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await deskUnavailable(searchYard(text.slice(0, mostLetters), new Date())))
}
