import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { defaultProfile } from '#domain/company/company-profile.ts'
import { faultsOfRefusals } from '#tests/support/raw-requests.ts'
import { nginxConfig } from '#tools/nginx.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { startSite } from '#tests/support/site.ts'
import { freePort } from '#tools/free-port.ts'

// deploy/nginx.conf as it is for a machine of its own: with a certificate, before the built site.

const folder = mkdtempSync(join(tmpdir(), 'hctc-tls-'))
const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')]
const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
const name = ['-subj', '/CN=trees.example', '-addext', 'subjectAltName=DNS:trees.example', '-days', '1']
execFileSync(
  'openssl',
  ['req', '-x509', '-nodes', ...elliptic, ...name, '-keyout', key, '-out', certificate],
  { stdio: 'ignore' },
)
const site = await startSite()
const [port, plainPort] = [await freePort(), await freePort()]
const nginx = await startNginx({
  port,
  apps: [new URL(site.origin).host],
  site: 'https://trees.example',
  tls: { certificate, key },
  // Port 80 is not ours here, nor is Debian's folder.
  change: (config) =>
    config
      .replaceAll(/listen (127\.0\.0\.1:|\[::\]:)?80;/g, `listen $1${plainPort};`)
      .replace('root /var/www/html;', `root ${folder};`),
})
afterAll(async () => {
  await nginx.stop()
  rmSync(folder, { recursive: true })
})

const trusting = { ca: readFileSync(certificate), servername: 'trees.example' }
const twoYears = 'max-age=63072000; includeSubDomains'

async function ask(path: string, more: object = {}) {
  const asking = request({ host: '127.0.0.1', port, path, ...trusting, ...more }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('a page comes over TLS, from the cache the second time, and asks browsers to stay with it', async () => {
  const first = await ask('/contact')
  expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS'])
  expect(first.body).toContain('<h1')
  expect(first.headers['strict-transport-security']).toBe(twoYears)
  const second = await ask('/contact')
  expect([second.status, second.headers['x-cache']]).toEqual([200, 'HIT'])
  expect(second.headers['strict-transport-security']).toBe(twoYears)
})

test('what nginx says itself asks for it, too', async () => {
  const { status, headers } = await ask('/metrics')
  expect([status, headers['strict-transport-security']]).toEqual([404, twoYears])
})

test('a browser that speaks HTTP/2 is answered so', async () => {
  const session = connect(`https://127.0.0.1:${port}`, trusting)
  const stream = session.request({ ':path': '/contact', ':authority': 'trees.example' })
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(200)
  expect(await text(stream)).toContain('<h1')
  session.close()
})

test('whoever comes without TLS is led there, with the address he asked for', async () => {
  const answer = await fetch(`http://127.0.0.2:${plainPort}/inventory?type=tree`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    'https://trees.example/inventory?type=tree',
  ])
})

test('[S17] without TLS, too, none of its own responses is a 500 or lacks a security header', async () => {
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
  for (const listen of ['443 ssl', '[::]:443 ssl', '80;', '[::]:80;'])
    expect(config).toContain(`listen ${listen}`)
})

test('who renews the certificate finds what he asks for without TLS', async () => {
  mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(folder, '.well-known/acme-challenge/token'), 'answer')
  const answer = await fetch(`http://127.0.0.2:${plainPort}/.well-known/acme-challenge/token`)
  expect([answer.status, await answer.text()]).toEqual([200, 'answer'])
})

test('the machine itself is answered without TLS, out of the same cache', async () => {
  await ask('/faq', { headers: { 'Accept-Encoding': 'gzip' } })
  const answer = await fetch(`http://127.0.0.1:${plainPort}/faq`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, 'HIT'])
})

test('TLS 1.1 is refused', async () => {
  await expect(ask('/contact', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow(/./)
})

test('every place of the template is filled in', () => {
  const config = readFileSync(join(nginx.folder, 'nginx.conf'), 'utf8')
  expect(config.match(/\$\{(?!NAME)\w+\}/g)).toBeNull()
})
