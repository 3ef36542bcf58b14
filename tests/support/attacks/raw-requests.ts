import { connect } from 'node:net'
import { securityHeadersOf } from '#server/web/security-headers.ts'

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n${headers}\r\n`

/** Raw requests that nginx refuses or might redirect on its own; HTTP clients won't send most of these. */
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
  // nginx might redirect these to the client's Host header.
  ...['/assets', '/images', '/assets/', '/images/'].map((path) => get(path)),
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

/** Returns everything received until the server closes the connection or goes silent. */
async function sendRaw({ host, port }: HostAndPort, request: string): Promise<string> {
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

/** Undefined if the response isn't a 5xx, has every security header and doesn't repeat the client's host. */
function faultOf(response: string, siteOrigin: string): string | undefined {
  const [head = ''] = response.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  // 501 is "not implemented", 505 an unknown HTTP version.
  if (status === 0 || (status >= 500 && status !== 501 && status !== 505)) return `status ${status}`
  const names = new Set(head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase()))
  const missing = [...Object.keys(securityHeadersOf(siteOrigin)), 'X-Frame-Options', 'Cache-Control'].filter(
    (name) => !names.has(name.toLowerCase()),
  )
  if (missing.length > 0) return `${status} without ${missing.join(', ')}`
  return /evil\.example/.test(head) ? `${status} names the client's host` : undefined
}

type HostAndPort = { host: string; port: number }

/** Lists the hostile requests that got a 5xx, a response without a security header, or the client's host back. */
export async function faultsOfRefusals(server: HostAndPort, siteOrigin: string): Promise<string[]> {
  const faults: string[] = []
  for (const request of requests) {
    // nginx may close a connection before it has read everything, and the reset can then overtake its response.
    let response = ''
    for (let tries = 0; tries < 5 && response === ''; tries += 1) response = await sendRaw(server, request)
    const fault = faultOf(response, siteOrigin)
    if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(request.slice(0, 60))}`)
  }
  return faults
}
