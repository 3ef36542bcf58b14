import { isRouteErrorResponse, ServerRouter, type EntryContext } from 'react-router'
import builtRoutes from 'virtual:react-router/server-manifest'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { scriptsAfterPictures } from '#server/http/scripts-after-pictures.ts'
import { renderToHtml } from '#server/http/render-to-html.ts'
import { log } from '#server/log/log.ts'
import { countRender } from '#server/metrics/metrics.ts'
import { currentRequest } from '#server/http/request-context.ts'

// Pages are fully rendered before they're sent. A cached page can't carry a per-visitor nonce, so the CSP lists the hash of
// every inline script, and those are only known at the end.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  countRender(currentRequest()?.route ?? 'other')
  let responseStatus = status
  const page = <ServerRouter context={routerContext} url={request.url} />
  const rendered = await renderToHtml(page, request.signal, (error) => {
    responseStatus = 500
    log.error({ err: error }, 'render failed')
  })
  // Vite's dev server needs its own script order.
  const html = import.meta.env.PROD ? scriptsAfterPictures(rendered) : rendered

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  if (responseStatus === 503) headers.set('Retry-After', '30')
  if (responseStatus === 405) headers.set('Allow', 'GET, HEAD')
  const body = request.method === 'HEAD' ? null : Buffer.from(html, 'latin1')
  return new Response(body, { status: responseStatus, headers })
}

/** Labels data responses with their build, so that pages of another build can tell (app/full-page-fallback.ts). */
export function handleDataRequest(response: Response): Response {
  response.headers.set('X-Build', builtRoutes.version)
  return response
}

export function handleError(error: unknown, { request }: { request: Request }) {
  // A client error, such as a POST to a page without an action. The request log has the status.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) log.error({ err: error }, 'request failed')
}
