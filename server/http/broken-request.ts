import type { Duplex } from 'node:stream'
import { env } from '#server/config/env.ts'
import { securityHeadersOf } from './security-headers.ts'

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What is not even HTTP, or did not arrive in time, never reaches the site: this is its whole answer. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const headers = { ...securityHeadersOf(env().SITE_ORIGIN), Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    [`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}`, ...lines, '', ''].join('\r\n'),
    // Nothing more is read from it, so it would wait for the other side for ever.
    () => socket.destroy(),
  )
}
