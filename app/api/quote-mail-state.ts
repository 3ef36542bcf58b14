import { findMailState } from '#server/mail/emails.ts'
import { corsHeaders } from '#server/web/cross-origin.ts'
import { log } from '#server/platform/log/log.ts'
import type { Route } from './+types/quote-mail-state.ts'

/** GET /api/quote-mail-state?token=…: the browser polls this for up to 5 s after submitting, to say whether the emails went out. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const headers = { 'Cache-Control': 'no-store', ...corsHeaders(request) }
  try {
    const state = /^[\w-]{22}$/.test(token) ? await findMailState(token) : undefined
    return Response.json(state ?? null, { status: state === undefined ? 404 : 200, headers })
  } catch (error) {
    log.error({ err: error }, 'reading mail state failed')
    return Response.json(null, { status: 503, headers })
  }
}
