import { findMailState } from '#server/db/quote-mails.ts'
import { corsHeaders } from '#server/http/cross-origin.ts'
import { log } from '#server/log/log.ts'
import type { Route } from './+types/quote-mail-state.ts'

/** GET /api/quote-mail-state?token=…: what the browser asks for up to 5 s after a quote was stored (reading 13). */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const headers = { 'Cache-Control': 'no-store', ...corsHeaders(request) }
  try {
    const state = /^[\w-]{22}$/.test(token) ? await findMailState(token) : undefined
    return Response.json(state ?? null, { status: state === undefined ? 404 : 200, headers })
  } catch (error) {
    log.error({ err: error }, 'mail state not read')
    return Response.json(null, { status: 503, headers })
  }
}
