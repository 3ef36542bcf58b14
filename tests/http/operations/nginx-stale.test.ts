import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tools/free-port.ts'

// deploy/nginx.conf in front of a scripted application, with shorter cache times than the site's own.

let answer = { status: 200, text: 'first', kept: '', delay: 0 }
let asked = 0
let paths = 0
const appPort = await freePort()
const start = async () => {
  const server = createServer(async (_request, response) => {
    asked += 1
    const { status, text, kept, delay } = answer
    await sleep(delay)
    response.writeHead(status, kept === '' ? {} : { 'Cache-Control': kept }).end(text)
  }).listen(appPort, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}
let stop = await start()
const nginx = await startNginx({ port: await freePort(), apps: [`127.0.0.1:${appPort}`] })
afterAll(async () => {
  await nginx.stop()
  await stop()
})

const shortly = 'public, max-age=0, s-maxage=1, stale-if-error=1000'
const revalidating = `${shortly}, stale-while-revalidate=2`
/** nginx counts whole seconds: a page cached for one second may be fresh for almost two. */
const untilExpired = () => sleep(2100)
let path = ''
beforeEach(async () => {
  paths += 1
  path = `/page-${paths}`
  answer = { status: 200, text: 'first', kept: shortly, delay: 0 }
  asked = 0
})

async function ask() {
  const response = await fetch(nginx.origin + path)
  return [response.status, response.headers.get('X-Cache'), await response.text()]
}

test('a page that just expired is served at once and refreshed once in the background', async () => {
  answer = { ...answer, kept: revalidating }
  await ask()
  await untilExpired()
  answer = { ...answer, text: 'second', delay: 300 }
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(new Set(answers.map(([status, , text]) => `${status} ${text}`))).toEqual(new Set(['200 first']))
  await sleep(600)
  expect(asked).toBe(2)
  expect(await ask()).toEqual([200, 'HIT', 'second'])
})

test('a page nobody requested for a while is fresh on the first request', async () => {
  answer = { ...answer, kept: revalidating }
  await ask()
  await sleep(4100)
  answer = { ...answer, text: 'second' }
  expect(await ask()).toEqual([200, 'EXPIRED', 'second'])
})

test.each([500, 502, 503, 504])(
  "[R8] when a page can't be rendered (%i), the last good copy is served",
  async (status) => {
    await ask()
    await untilExpired()
    answer = { status, text: 'fault', kept: 'no-store', delay: 0 }
    expect(await ask()).toEqual([200, 'STALE', 'first'])
    answer = { status: 200, text: 'second', kept: shortly, delay: 0 }
    expect(await ask()).toEqual([200, 'EXPIRED', 'second'])
  },
)

test('[R8] the same without an application, and the page is fresh again when it returns', async () => {
  await ask()
  await stop()
  await untilExpired()
  expect(await ask()).toEqual([200, 'STALE', 'first'])
  path = '/never-asked-for'
  const [status, , text] = await ask()
  expect(status).toBe(503)
  expect(text).toContain('(830) 555-0142')
  stop = await start()
  answer = { ...answer, text: 'second' }
  path = `/page-${paths}`
  await sleep(2000)
  expect(await ask()).toEqual([200, 'EXPIRED', 'second'])
})

test("a response without Cache-Control isn't cached, and an error never is", async () => {
  answer = { ...answer, kept: '' }
  await ask()
  await ask()
  expect(asked).toBe(2)
  answer = { status: 404, text: 'nothing', kept: 'no-store', delay: 0 }
  await ask()
  await ask()
  expect(asked).toBe(4)
})

test.each<[number, string, RequestInit]>([
  [404, '/metrics', {}],
  [412, '/kept', { headers: { 'If-Match': '"another"' } }],
  [413, '/contact', { method: 'POST', body: 'x'.repeat(200_000) }],
])("nginx's own error pages (%i) have a cache policy and aren't cached", async (status, address, init) => {
  await fetch(`${nginx.origin}/kept`)
  const response = await fetch(nginx.origin + address, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('X-Frame-Options')).toBe('DENY')
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(response.headers.get('Strict-Transport-Security')).toBeNull()
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Server')).toBe('nginx')
})
