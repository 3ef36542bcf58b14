import { monthCsv } from '#server/desk/month.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import type { Route } from './+types/month-orders.page.ts'

/** A period's orders from the ledger, for the bookkeeper. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = requireOwner(context)
  const key = new URL(request.url).searchParams.get('of')
  const { name, text } = await deskUnavailable(monthCsv(key, id, new Date()))
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
