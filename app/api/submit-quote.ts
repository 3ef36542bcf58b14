import { createHash } from 'node:crypto'
import { parseJson } from '#domain/parse-json.ts'
import { contactMessages } from '#domain/quotes/contact-form.ts'
import { quoteMessages } from '#domain/quotes/quote-messages.ts'
import { fieldErrors, submitBody } from '#domain/quotes/submit-body.ts'
import { submitQuote } from '#server/quotes/submit-quote.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readBody } from '#server/platform/requests/read-body.ts'
import { allowedForeignOrigin, corsHeaders, isFromAnotherSite } from '#server/web/cross-origin.ts'
import { toSubmitQuoteResponse } from '#server/quotes/sent-quote.ts'
import type { Route } from './+types/submit-quote.ts'

// POST /api/public/submit-quote. Error responses only use the specified messages.

const keyPattern = /^[\w-]{16,64}$/

function refuse(request: Request, status: number, error: string, more: object = {}, headers = {}) {
  return Response.json(
    { error, ...more },
    { status, headers: { 'Cache-Control': 'no-store', ...corsHeaders(request), ...headers } },
  )
}

/** Responds to the CORS preflight from an allowed site. */
export function loader({ request }: Route.LoaderArgs) {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders(request) })
  return refuse(request, 405, quoteMessages.failed, {}, { Allow: 'POST' })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refuse(request, 405, quoteMessages.failed, {}, { Allow: 'POST' })
  const isForeign = isFromAnotherSite((name) => request.headers.get(name))
  if (isForeign && allowedForeignOrigin(request) === undefined)
    return refuse(request, 403, quoteMessages.failed)
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? ''))
    return refuse(request, 415, quoteMessages.invalid)
  const idempotencyKey = request.headers.get('Idempotency-Key') ?? ''
  const replacesKey = request.headers.get('Idempotency-Replaces')
  if (!keyPattern.test(idempotencyKey) || (replacesKey !== null && !keyPattern.test(replacesKey)))
    return refuse(request, 400, quoteMessages.invalid)
  const sent = await readBody(request)
  if (sent === undefined) return refuse(request, 413, quoteMessages.invalid)
  const body = submitBody.safeParse(parseJson(sent.toString('utf8')))
  if (!body.success) {
    const fields = fieldErrors(body.error)
    const consentAlone = Object.keys(fields).length === 1 && fields['termsAccepted'] !== undefined
    return refuse(request, 422, consentAlone ? contactMessages.terms : quoteMessages.invalid, { fields })
  }
  const outcome = await submitQuote({
    body: body.data,
    bodyHash: createHash('sha256').update(sent).digest(),
    idempotencyKey,
    replacesKey,
    client: context.get(clientContext),
  })
  if (outcome.kind === 'stored')
    return Response.json(toSubmitQuoteResponse(outcome.quote, outcome.sentStatus, outcome.differing), {
      status: 201,
      headers: { 'Cache-Control': 'no-store', ...corsHeaders(request) },
    })
  const { status, message, official, retryAfterSeconds: seconds } = outcome
  return refuse(
    request,
    status,
    message,
    { official },
    seconds === undefined ? {} : { 'Retry-After': String(seconds) },
  )
}
