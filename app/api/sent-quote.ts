import { findQuoteByToken } from '#server/db/quotes.ts'
import { log } from '#server/log/log.ts'
import { toSentQuote } from '#server/presenters/submit-quote-response.ts'
import type { Route } from './+types/sent-quote.ts'

/** GET /api/sent-quote?token=…: the summary of a quote that was sent, once the page that sent it is gone. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const quote = /^[\w-]{22}$/.test(token) ? await findQuoteByToken(token) : undefined
    // A cart may remember a quote that is not here: no fault, and nothing to tell.
    return Response.json(quote === undefined ? null : toSentQuote(quote), { headers })
  } catch (error) {
    log.error({ err: error }, 'sent quote not read')
    return Response.json(null, { status: 503, headers })
  }
}
