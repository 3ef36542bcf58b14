import { env } from '#server/platform/config/env.ts'

/** The request's origin, if it's the one other site that the owner allows to submit quotes. */
export function allowedForeignOrigin(request: Request): string | undefined {
  const origin = request.headers.get('Origin')
  const { QUOTE_PAGE_ORIGIN, NODE_ENV, PORT } = env()
  // In development the page may be open as 127.0.0.1 while it posts to localhost.
  const allowed =
    NODE_ENV === 'development' ? [QUOTE_PAGE_ORIGIN, `http://127.0.0.1:${PORT}`] : [QUOTE_PAGE_ORIGIN]
  return origin !== null && allowed.includes(origin) ? origin : undefined
}

/**
 * Whether the headers say that another site's page sent this request. Browsers always say so; other clients have no
 * visitor's cookies to misuse.
 */
export function isFromAnotherSite(header: (name: string) => string | null | undefined): boolean {
  const site = header('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = header('Origin')
  if (!origin) return false
  // A proxy terminates TLS, so only SITE_ORIGIN tells which scheme visitors use.
  const { protocol, origin: own } = new URL(env().SITE_ORIGIN)
  return ![own, `${protocol}//${header('Host')}`].includes(origin)
}

export function corsHeaders(request: Request): Record<string, string> {
  const origin = allowedForeignOrigin(request)
  if (origin === undefined) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, Idempotency-Replaces',
    'Access-Control-Allow-Methods': 'POST, GET',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  }
}
