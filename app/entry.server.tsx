import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext } from 'react-router'
import builtRoutes from 'virtual:react-router/server-manifest'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { scriptsAfterPictures } from '#server/http/scripts-after-pictures.ts'
import { log } from '#server/log/log.ts'
import { countRender } from '#server/metrics/renders.ts'
import { currentRequest } from '#server/http/request-context.ts'

// Pages are rendered to their end before they are sent: a cached page cannot carry a per-visitor nonce, so
// the policy names the hash of every inline script, and those are known only when the page is whole.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  countRender(currentRequest()?.route ?? 'other')
  let responseStatus = status
  const page = <ServerRouter context={routerContext} url={request.url} />
  const rendered = await renderWhole(page, request.signal, (error) => {
    responseStatus = 500
    log.error({ err: error }, 'render failed')
  })
  // Vite's dev server imports in an order of its own.
  const html = import.meta.env.PROD ? scriptsAfterPictures(rendered) : rendered

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  if (responseStatus === 503) headers.set('Retry-After', '30')
  if (responseStatus === 405) headers.set('Allow', 'GET, HEAD')
  const body = request.method === 'HEAD' ? null : Buffer.from(html, 'latin1')
  return new Response(body, { status: responseStatus, headers })
}

/** The page's bytes, one in each character: no time goes into reading them as text and writing them again. */
function renderWhole(page: ReactNode, signal: AbortSignal, onError: (error: unknown) => void) {
  return new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = []
    const whole = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
    })
    whole.once('finish', () => resolve(Buffer.concat(parts).toString('latin1')))
    whole.once('error', reject)
    const { pipe, abort } = renderToPipeableStream(page, {
      onError,
      onShellError: reject,
      onAllReady: () => void pipe(whole),
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}

/** Data belongs to the build whose pages read it; a page of another build is told so (app/full-page-fallback.ts). */
export function handleDataRequest(response: Response): Response {
  response.headers.set('X-Build', builtRoutes.version)
  return response
}

export function handleError(error: unknown, { request }: { request: Request }) {
  // The client's mistake, such as a POST to a page without an action; the request's own line has the status.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) log.error({ err: error }, 'request failed')
}
