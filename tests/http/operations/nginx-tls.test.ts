import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { defaultProfile } from '#domain/settings/company-profile.ts'
import { faultsOfRefusals } from '#tests/support/attacks/raw-requests.ts'
import { nginxConfig } from '#tools/nginx.ts'
import { createCertificate, startNginx } from '#tests/support/nginx.ts'
import { startSite } from '#tests/support/site.ts'
import { freePort } from '#tools/free-port.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// deploy/nginx.conf as on a dedicated machine: with a certificate, in front of the built site.

const folder = temporaryFolder()
const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')]
createCertificate({ certificate, key })
const site = await startSite()
const [port, plainPort] = [await freePort(), await freePort()]
const nginx = await startNginx({
  port,
  apps: [new URL(site.origin).host],
  site: 'https://trees.example',
  tls: { certificate, key },
  plainPort: String(plainPort),
  // Debian's folder isn't available here.
  change: (config) => config.replace('root /var/www/html;', `root ${folder};`),
})
afterAll(nginx.stop)

const trusting = { ca: readFileSync(certificate), servername: 'trees.example' }
const twoYears = 'max-age=63072000; includeSubDomains'

async function ask(path: string, more: object = {}) {
  const outgoing = request({ host: '127.0.0.1', port, path, ...trusting, ...more }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

test('a page is served over TLS with HSTS, the second time from the cache', async () => {
  const first = await ask('/contact')
  expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS'])
  expect(first.body).toContain('<h1')
  expect(first.headers['strict-transport-security']).toBe(twoYears)
  const second = await ask('/contact')
  expect([second.status, second.headers['x-cache']]).toEqual([200, 'HIT'])
  expect(second.headers['strict-transport-security']).toBe(twoYears)
})

test("nginx's own responses have HSTS too", async () => {
  const { status, headers } = await ask('/metrics')
  expect([status, headers['strict-transport-security']]).toEqual([404, twoYears])
})

test('a browser that supports HTTP/2 gets HTTP/2', async () => {
  const session = connect(`https://127.0.0.1:${port}`, trusting)
  const stream = session.request({ ':path': '/contact', ':authority': 'trees.example' })
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(200)
  expect(await text(stream)).toContain('<h1')
  session.close()
})

test('a request without TLS is redirected to the same URL with TLS', async () => {
  const response = await fetch(`http://127.0.0.2:${plainPort}/inventory?type=tree`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    'https://trees.example/inventory?type=tree',
  ])
})

test("[S17] without TLS, none of nginx's own responses is a 500 or lacks a security header either", async () => {
  const place = { host: '127.0.0.2', port: plainPort }
  expect(await faultsOfRefusals(place, 'https://trees.example')).toEqual([])
}, 20_000)

test('a bare port listens on IPv4 and IPv6', () => {
  const config = nginxConfig({
    site: 'https://trees.example',
    apps: ['127.0.0.1:3001'],
    listen: '443',
    tls: { certificate, key },
    trusted: [],
    folders: { cache: folder, log: folder, state: folder, pidFile: join(folder, 'pid') },
    phone: defaultProfile.phone,
  })
  for (const listen of ['443', '[::]:443', '80', '[::]:80'])
    expect(config).toContain(`listen ${listen} default_server`)
})

test('the ACME challenge is served without TLS', async () => {
  mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(folder, '.well-known/acme-challenge/token'), 'answer')
  const response = await fetch(`http://127.0.0.2:${plainPort}/.well-known/acme-challenge/token`)
  expect([response.status, await response.text()]).toEqual([200, 'answer'])
})

test('the machine itself is served without TLS, from the same cache', async () => {
  await ask('/faq', { headers: { 'Accept-Encoding': 'gzip' } })
  const response = await fetch(`http://127.0.0.1:${plainPort}/faq`, {
    headers: { 'Accept-Encoding': 'gzip' },
  })
  expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'HIT'])
})

test('TLS 1.1 is refused', async () => {
  await expect(ask('/contact', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow(/./)
})

test('every placeholder of the template is filled in', () => {
  const config = readFileSync(join(nginx.folder, 'nginx.conf'), 'utf8')
  expect(config.match(/\$\{(?!NAME)\w+\}/g)).toBeNull()
})
