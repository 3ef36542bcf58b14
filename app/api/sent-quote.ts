import { log } from '#server/platform/log/log.ts'
import { findSentQuote } from '#server/quotes/sent-quote.ts'
import type { Route } from './+types/sent-quote.ts'

/** GET /api/sent-quote?token=…: the summary of a submitted quote, for a browser that has left the page it submitted from. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const headers = { 'Cache-Control': 'no-store' }
  try {
    // A browser may remember a quote that has since been deleted. That isn't an error.
    return Response.json(/^[\w-]{22}$/.test(token) ? await findSentQuote(token) : null, { headers })
  } catch (error) {
    log.error({ err: error }, 'reading the sent quote failed')
    return Response.json(null, { status: 503, headers })
  }
}
