import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import builtRoutes from 'virtual:react-router/server-manifest'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { log } from '#server/log.ts'

// Pages are rendered to their end before they are sent: a cached page cannot carry a per-visitor nonce, so
// the policy names the hash of every inline script, and those are known only when the page is whole.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let responseStatus = status
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    onError(error) {
      responseStatus = 500
      log.error({ err: error }, 'render failed')
    },
  })
  await stream.allReady
  const html = yieldToPictures(await new Response(stream).text())

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  if (responseStatus === 503) headers.set('Retry-After', '30')
  if (responseStatus === 405) headers.set('Allow', 'GET, HEAD')
  return new Response(request.method === 'HEAD' ? null : html, { status: responseStatus, headers })
}

/** A page is read before it is used: on a slow line its scripts come after its styles, fonts and first picture. */
function yieldToPictures(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** Data belongs to the build whose pages read it; a page of another build is told so (app/document-instead.ts). */
export function handleDataRequest(response: Response): Response {
  response.headers.set('X-Build', builtRoutes.version)
  return response
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) log.error({ err: error }, 'request failed')
}
