import type { Duplex } from 'node:stream'
import { env } from '#server/platform/config/env.ts'
import { securityHeadersOf } from './security-headers.ts'

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** The whole response to a request that isn't valid HTTP or didn't arrive in time. It never reaches the app. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const headers = { ...securityHeadersOf(env().SITE_ORIGIN), Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    [`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}`, ...lines, '', ''].join('\r\n'),
    // Nothing more is read from this socket, so it would wait for the other side forever.
    () => socket.destroy(),
  )
}
