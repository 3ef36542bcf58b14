import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import builtRoutes from 'virtual:react-router/server-manifest'
import { contentSecurityPolicy } from '#server/web/content-security-policy.ts'
import { busyPage } from '#server/web/error-page.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { scriptsAfterPictures } from '#server/web/scripts-after-pictures.ts'
import { renderToHtml } from '#server/web/render-to-html.ts'
import { Busy, limitConcurrency } from '#server/platform/limits/limit-concurrency.ts'
import { log } from '#server/platform/log/log.ts'
import { countRender } from '#server/platform/metrics/metrics.ts'
import { currentRequest } from '#server/platform/requests/request-context.ts'

/** A process renders on one thread anyway. nginx waits 1.4 s for a page, and a page that's late must not count as a hung process. */
const inTurn = limitConcurrency({ work: 'page', most: 1, waitMilliseconds: 1_200 })

// Pages are fully rendered before they're sent. A cached page can't carry a per-visitor nonce, so the CSP lists the hash of
// every inline script, and those are only known at the end.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  let responseStatus = status
  const render = () => {
    countRender(currentRequest()?.route ?? 'other')
    const page = <ServerRouter context={routerContext} url={request.url} />
    return renderToHtml(page, request.signal, (error) => {
      responseStatus = 500
      log.error({ err: error }, 'render failed')
    })
  }
  const turn = { client: loadContext.get(clientContext), signal: request.signal }
  // A post never waits behind the pages that others read.
  const rendered = await (request.method === 'POST' ? render() : inTurn(render, turn).catch(nullIfBusy))
  if (rendered === null) return busyPage()
  // Vite's dev server needs its own script order.
  const html = import.meta.env.PROD ? scriptsAfterPictures(rendered) : rendered

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  if (responseStatus === 503) headers.set('Retry-After', '30')
  if (responseStatus === 405) headers.set('Allow', 'GET, HEAD')
  const body = request.method === 'HEAD' ? null : Buffer.from(html, 'latin1')
  return new Response(body, { status: responseStatus, headers })
}

function nullIfBusy(error: unknown) {
  if (error instanceof Busy) return null
  throw error
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
