import { isRouteErrorResponse, ServerRouter, type EntryContext } from 'react-router'
import { deskSecurityPolicy } from '#server/web/content-security-policy.ts'
import { renderToHtml } from '#server/web/render-to-html.ts'
import { log } from '#server/platform/log/log.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let responseStatus = status
  const page = <ServerRouter context={routerContext} url={request.url} />
  const html = await renderToHtml(page, request.signal, (error) => {
    responseStatus = 500
    log.error({ err: error }, 'render failed')
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', deskSecurityPolicy(html))
  headers.set('Referrer-Policy', 'same-origin')
  const body = request.method === 'HEAD' ? null : Buffer.from(html, 'latin1')
  return new Response(body, { status: responseStatus, headers })
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) log.error({ err: error }, 'request failed')
}
