import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as plainRequest, type IncomingMessage } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createCertificate, startNginx } from '#tests/support/nginx.ts'
import { configFromArguments } from '#tools/nginx.ts'
import { freePort } from '#tools/free-port.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// The output of `npm run nginx`, for every combination of its options, in front of a site and a desk that only say what they were asked.

const folder = temporaryFolder()
const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')]
createCertificate({ certificate, key })

async function startProcess(name: string) {
  const server = createServer(({ headers }, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.end([name, headers.host, headers['x-forwarded-proto'], headers['x-forwarded-for']].join(' '))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { at: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
const [site, desk] = [await startProcess('site'), await startProcess('desk')]
const [plainPort, tlsPort] = [await freePort(), await freePort()]
afterAll(() => {
  for (const { stop } of [site, desk]) stop()
})

/** With ports and folders that are available here, and as this user. */
const adapted = (config: string, to: string) =>
  (process.getuid?.() === 0 ? `user root;\n${config}` : config)
    .replaceAll(/(?<=listen (?:127\.0\.0\.1:|\[::\]:)?)(80|8080)\b/g, String(plainPort))
    .replaceAll(/(?<=listen (?:\[::\]:)?)(443|8443)\b/g, String(tlsPort))
    .replaceAll(/\/tmp\/(?=body|proxy|fastcgi|uwsgi|scgi|nginx\.pid)/g, `${to}/state/`)
    .replaceAll(/\/var\/cache\/nginx(\/site)?/g, `${to}/cache`)
    .replaceAll('/var/log/nginx', `${to}/log`)
    .replaceAll('/var/lib/nginx', `${to}/state`)
    .replaceAll('/run/nginx.pid', `${to}/nginx.pid`)
    .replaceAll('user www-data;', '')

type Asked = { secure: boolean; ip?: string; port: number }

/** The request that reached the process, or where the redirect leads. */
async function ask(host: string, { secure, ip = '127.0.0.1', port }: Asked): Promise<string> {
  const headers = { Host: host, 'X-Forwarded-For': '203.0.113.5' }
  const options = { host: ip, port, path: '/contact?a=b', headers, agent: false }
  const sent = secure
    ? tlsRequest({ ...options, servername: host, rejectUnauthorized: false })
    : plainRequest(options)
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage]
  const body = await text(response)
  return response.statusCode === 200 ? body : `${response.statusCode} ${response.headers.location}`
}

const options = ['TLS', 'the desk', 'a trusted proxy', 'a container']
const combinations = Array.from({ length: 2 ** options.length }, (_, bits) =>
  options.filter((__, index) => (bits >> index) % 2 === 1),
)

test.each(combinations.map((chosen) => [chosen.join(', ') || 'no option', chosen] as const))(
  '[OP-71] with %s, nginx leads every host name to its own process',
  async (_, chosen) => {
    const [secure = false, hasDesk, trusting, inContainer] = options.map((option) => chosen.includes(option))
    const port = secure ? tlsPort : plainPort
    const config = configFromArguments([
      '--site=https://trees.example',
      `--app=${site.at}`,
      ...(secure ? ['--certificate', certificate, '--key', key] : []),
      ...(hasDesk ? ['--desk', 'https://desk.trees.example', '--desk-app', desk.at] : []),
      ...(trusting ? ['--trust', '127.0.0.0/8'] : []),
      ...(inContainer ? ['--container'] : []),
    ])
    const nginx = await startNginx({ port, apps: [], change: (__, to) => adapted(config, to) })
    try {
      const check = spawnSync('nginx', ['-t', '-c', join(nginx.folder, 'nginx.conf')], { encoding: 'utf8' })
      expect([check.status, check.stderr]).toEqual([0, expect.not.stringMatching(/\[(warn|error|emerg)\]/)])
      const visitor = trusting ? '203.0.113.5' : '127.0.0.1'
      const ofSite = `site trees.example https ${visitor}`
      const ofDesk = hasDesk ? `desk desk.trees.example https ${visitor}` : ofSite
      const askSite = (host: string) => ask(host, { secure, port })
      expect(await askSite('trees.example')).toBe(ofSite)
      expect(await askSite('elsewhere.example')).toBe(ofSite)
      expect(await askSite('desk.trees.example')).toBe(ofDesk)
      if (!secure) return
      const askPlain = (host: string, ip: string) => ask(host, { secure: false, ip, port: plainPort })
      const redirect = '301 https://trees.example/contact?a=b'
      for (const ip of ['127.0.0.2', '::1']) {
        expect(await askPlain('trees.example', ip)).toBe(redirect)
        expect(await askPlain('elsewhere.example', ip)).toBe(redirect)
        expect(await askPlain('desk.trees.example', ip)).toBe(
          hasDesk ? '301 https://desk.trees.example/contact?a=b' : redirect,
        )
      }
      expect(await askPlain('127.0.0.1', '127.0.0.1')).toBe(ofSite)
    } finally {
      await nginx.stop()
    }
  },
)
