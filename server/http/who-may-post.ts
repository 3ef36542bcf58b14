import { env } from '#server/env.ts'

/** SQ-07: the one foreign page that may send quotes here, as the owner configured it. */
export function allowedForeignOrigin(request: Request): string | undefined {
  const origin = request.headers.get('Origin')
  const { QUOTE_PAGE_ORIGIN, NODE_ENV, PORT } = env()
  // In development the page may be open as 127.0.0.1 while it posts to localhost.
  const allowed =
    NODE_ENV === 'development' ? [QUOTE_PAGE_ORIGIN, `http://127.0.0.1:${PORT}`] : [QUOTE_PAGE_ORIGIN]
  return origin !== null && allowed.includes(origin) ? origin : undefined
}

/** Whether a page of another site sent this (S12). Browsers say so; what is no browser holds no visitor's rights to misuse. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('Origin')
  return origin !== null && URL.parse(origin)?.host !== request.headers.get('Host')
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
