import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startNginx } from '#tests/support/nginx.ts'
import { until } from '#tests/support/until.ts'
import { freePort } from '#tools/free-port.ts'

// deploy/nginx.conf in front of a scripted application, with shorter cache times than the site's own.

type Answer = { status: number; text: string; kept: string; delay: number }

const shortly = 'public, max-age=0, s-maxage=1, stale-if-error=1000'
const revalidating = `${shortly}, stale-while-revalidate=2`
const first: Answer = { status: 200, text: 'first', kept: shortly, delay: 0 }
/** nginx counts whole seconds: a page cached for one may be fresh for almost two. */
const untilExpired = () => sleep(2100)

/** The application's response to each path, and how often it was asked. */
const pages = new Map<string, { answer: Answer; asked: number }>()
const appPort = await freePort()
const start = async () => {
  const server = createServer(async (request, response) => {
    const page = pages.get(request.url ?? '') ?? { answer: first, asked: 0 }
    page.asked += 1
    const { status, text, kept, delay } = page.answer
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

async function ask(path: string) {
  const response = await fetch(nginx.origin + path)
  return [response.status, response.headers.get('X-Cache'), await response.text()]
}

/** A page of a test's own, so that all can wait at the same time. */
function newPage(answer: Partial<Answer> = {}) {
  const path = `/page-${pages.size}`
  const page = { answer: { ...first, ...answer }, asked: 0 }
  pages.set(path, page)
  return {
    ask: () => ask(path),
    asked: () => page.asked,
    say: (next: Partial<Answer>) => Object.assign(page.answer, next),
  }
}

test.concurrent('a page that just expired is served at once and refreshed once in the background', async () => {
  const page = newPage({ kept: revalidating })
  await page.ask()
  await untilExpired()
  page.say({ text: 'second', delay: 300 })
  const answers = await Promise.all(Array.from({ length: 20 }, page.ask))
  expect(new Set(answers.map(([status, , text]) => `${status} ${text}`))).toEqual(new Set(['200 first']))
  await until('the second', async () => (await page.ask())[2] === 'second')
  expect(page.asked()).toBe(2)
  expect(await page.ask()).toEqual([200, 'HIT', 'second'])
})

test.concurrent('a page nobody requested for a while is fresh on the first request', async () => {
  const page = newPage({ kept: revalidating })
  await page.ask()
  await sleep(4100)
  page.say({ text: 'second' })
  expect(await page.ask()).toEqual([200, 'EXPIRED', 'second'])
})

test.concurrent.each([500, 502, 503, 504])(
  "[R8] when a page can't be rendered (%i), the last good copy is served",
  async (status) => {
    const page = newPage()
    await page.ask()
    await untilExpired()
    page.say({ status, text: 'fault', kept: 'no-store' })
    expect(await page.ask()).toEqual([200, 'STALE', 'first'])
    page.say({ status: 200, text: 'second', kept: shortly })
    expect(await page.ask()).toEqual([200, 'EXPIRED', 'second'])
  },
)

test('[R8] the same without an application, and the page is fresh again when it returns', async () => {
  const page = newPage()
  await page.ask()
  await stop()
  await untilExpired()
  expect(await page.ask()).toEqual([200, 'STALE', 'first'])
  const [status, , text] = await ask('/never-asked-for')
  expect(status).toBe(503)
  expect(text).toContain('(830) 555-0142')
  stop = await start()
  page.say({ text: 'second' })
  await until('the second', async () => (await page.ask())[2] === 'second')
  expect(page.asked()).toBe(2)
})

test.concurrent("a response without Cache-Control isn't cached, and an error never is", async () => {
  const page = newPage({ kept: '' })
  await page.ask()
  await page.ask()
  expect(page.asked()).toBe(2)
  page.say({ status: 404, text: 'nothing', kept: 'no-store' })
  await page.ask()
  await page.ask()
  expect(page.asked()).toBe(4)
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
