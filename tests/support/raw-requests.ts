import { connect } from 'node:net'
import { securityHeadersOf } from '#server/http/security-headers.ts'

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n${headers}\r\n`

/** Requests that nginx refuses or might redirect on its own, byte for byte: no HTTP client sends most of these. */
const requests: readonly string[] = [
  ...[
    '/..',
    '/%',
    '/%00',
    '/a b',
    '/%zz',
    '/../../etc/passwd',
    '/a/%2e%2e/%2e%2e/x',
    '/assets/..%2f..%2fx',
  ].map((path) => get(path)),
  get(`/${'x'.repeat(40_000)}`),
  get(`/?${'x'.repeat(40_000)}`),
  // For these nginx might redirect to the host that the client named.
  ...['/assets', '/images', '/cards', '/assets/', '/images/', '/cards/'].map((path) => get(path)),
  get('/metrics'),
  get('/refused-by-nginx'),
  get('/', `X-Long: ${'x'.repeat(40_000)}\r\n`),
  get('/', 'Content-Length: many\r\n'),
  get('/', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
  get('/', 'Transfer-Encoding: nonsense\r\n'),
  get('/', 'Host: another.example\r\n'),
  get('/', 'Broken header\r\nno colon: \0\r\n'),
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: [\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: evil.example\r\n\r\n',
  'GET / HTTX/1.1\r\nHost: evil.example\r\n\r\n',
  'GET nowhere HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'GET \\ HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'get / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'POST /contact HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 9999999\r\n\r\n',
  '\u0016\u0003\u0001\u0002\0\u0001\0\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
]

/** Everything that comes back until the server closes the connection, or falls silent. */
async function sendRaw({ host, port }: Place, request: string): Promise<string> {
  const socket = connect(port, host)
  socket.setTimeout(1000, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.on('connect', () => socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')))
  await new Promise((closed) => socket.once('close', closed))
  return received
}

/** Undefined for a response that is not a 500, has every security header and names no host of the client's. */
function faultOf(response: string, siteOrigin: string): string | undefined {
  const [head = ''] = response.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  // Not implemented, and an unknown version of HTTP.
  if (status === 0 || (status >= 500 && status !== 501 && status !== 505)) return `status ${status}`
  const names = new Set(head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase()))
  const missing = [...Object.keys(securityHeadersOf(siteOrigin)), 'X-Frame-Options', 'Cache-Control'].filter(
    (name) => !names.has(name.toLowerCase()),
  )
  if (missing.length > 0) return `${status} without ${missing.join(', ')}`
  return /evil\.example/.test(head) ? `${status} names the client's host` : undefined
}

type Place = { host: string; port: number }

/** Every hostile request that was answered with a 500, without a security header, or with the host that the client named. */
export async function faultsOfRefusals(place: Place, siteOrigin: string): Promise<string[]> {
  const faults: string[] = []
  for (const request of requests) {
    // nginx may close a connection before it has read everything, and the reset can then overtake its response.
    let response = ''
    for (let tries = 0; tries < 5 && response === ''; tries += 1) response = await sendRaw(place, request)
    const fault = faultOf(response, siteOrigin)
    if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(request.slice(0, 60))}`)
  }
  return faults
}
