import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tools/free-port.ts'

// The desk through deploy/nginx-desk.conf as shipped, next to a site that is down.

const port = await freePort()
const host = `desk.localhost:${port}`
const origin = `http://${host}`
const desk = await startDesk({ DESK_ORIGIN: origin, TRUSTED_PROXIES: '127.0.0.1' })
const nginx = await startNginx({
  port,
  apps: ['127.0.0.1:9'],
  desk: { origin, server: new URL(desk.address).host },
})
afterAll(nginx.stop)

type Asked = { method?: string; Host?: string; Origin?: string; Cookie?: string; body?: string }

async function ask(path: string, { method = 'GET', Host = host, body = '', ...headers }: Asked = {}) {
  const form = body === '' ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { Host, ...form, ...headers } })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode,
    headers: response.headers,
    headersDistinct: response.headersDistinct,
    body: await text(response),
  }
}

test('[DK-01] nginx sends the desk’s host name to the desk, caches nothing of it, and keeps its links out of the log', async () => {
  const page = await ask('/sign-in')
  expect(page.status).toBe(200)
  expect(page.headers['cache-control']).toContain('no-store')
  expect(page.headers['x-cache']).toBeUndefined()
  const token = 'a'.repeat(43)
  expect((await ask(`/invite/${token}`)).status).toBe(410)
  expect(await nginx.readLogWith('/invite/-')).not.toContain(token)
})

test('[DK-01] nginx passes the desk’s headers on as they are, and its files stay in the browser’s cache', async () => {
  const page = await ask('/sign-in')
  expect(page.headersDistinct['content-security-policy']).toEqual([
    expect.stringContaining("script-src 'self'"),
  ])
  expect(page.headersDistinct['cache-control']).toEqual(['private, no-store'])
  const file = await ask(/\/assets\/[\w.-]+\.css/.exec(page.body)?.[0] ?? '')
  expect(file.headersDistinct['cache-control']).toEqual([expect.stringContaining('immutable')])
})

test("[DK-01] nginx passes on the session and no other cookie, so large ones of other sites don't lock anyone out", async () => {
  const others = (cookie: string) => `ad=${'x'.repeat(9_000)}; ${cookie}; more=${'y'.repeat(9_000)}`
  expect((await ask('/sign-in', { Cookie: others('a=b') })).status).toBe(200)
  const { cookie } = await desk.signIn('Rosa')
  expect((await ask('/me', { Cookie: others(cookie) })).body).toContain('Rosa')
})

test('[DK-01] every other host name is the site, and health and metrics stay inside', async () => {
  expect((await ask('/sign-in', { Host: `trees.localhost:${port}` })).status).toBe(503)
  for (const path of ['/health', '/ready', '/metrics']) expect((await ask(path)).status).toBe(404)
})

test('[DK-02] behind nginx, a form needs the desk’s own origin', async () => {
  const form = { method: 'POST', body: 'passkey=x' }
  expect((await ask('/sign-in', { ...form, Origin: origin })).body).toContain('know this passkey')
  expect((await ask('/sign-in', { ...form, Origin: `http://trees.localhost:${port}` })).status).toBe(403)
})
