import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import express, { type RequestHandler } from 'express'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bufferResponses } from './buffer-responses.ts'

let renders = 0
beforeEach(() => (renders = 0))

const renderSlowly: RequestHandler = async (request, response) => {
  renders += 1
  await sleep(60)
  if (response.destroyed) return
  const { status, cache = 'public, s-maxage=15' } = request.query
  response.status(Number(status ?? 200))
  response.set('Cache-Control', typeof cache === 'string' ? cache : '')
  response.type('html')
  response.write('<p>')
  response.end(`${request.headers.cookie ?? ''}${'x'.repeat(2000)}</p>`)
}

/** Holds a request with this header until its visitor has hung up. */
const waitForHangUp: RequestHandler = (request, response, next) => {
  if (request.headers['x-hangs-up'] === undefined) next()
  else response.once('close', () => next())
}

const server = createServer(express().use(waitForHangUp, bufferResponses, renderSlowly)).listen(
  0,
  '127.0.0.1',
)
await once(server, 'listening')
afterAll(() => server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const requestTogether = (path: string, init: RequestInit = {}) =>
  Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(origin + path, init)
      return `${response.status} ${response.headers.get('etag')} ${await response.text()}`
    }),
  )

test('[R11] concurrent requests for one URL share one render', async () => {
  expect(new Set(await requestTogether('/a')).size).toBe(1)
  expect(renders).toBe(1)
})

test('a failure is rendered once, too', async () => {
  await requestTogether('/b?status=503&cache=no-store')
  expect(renders).toBe(1)
})

test('a request after the response was sent is rendered again', async () => {
  await requestTogether('/c')
  await fetch(`${origin}/c`)
  expect(renders).toBe(2)
})

test.each(['/a?cache=private,+no-store', '/a?status=404', '/a?status=429'])(
  '%s is rendered for each request',
  async (path) => {
    await requestTogether(path)
    expect(renders).toBe(20)
  },
)

test('requests with cookies share nothing', async () => {
  const [response] = await requestTogether('/d', { headers: { Cookie: 'mine=1' } })
  expect(response).toContain('mine=1')
  expect(renders).toBe(20)
})

test('when the first visitor hangs up, the others still get their page', async () => {
  const impatient = new AbortController()
  const first = fetch(`${origin}/e`, { signal: impatient.signal }).catch(() => 'gone')
  await sleep(20)
  const others = requestTogether('/e')
  await sleep(10)
  impatient.abort()
  expect(await first).toBe('gone')
  expect(new Set(await others).size).toBe(1)
  expect(renders).toBe(2)
})

test('a visitor who hung up before rendering began leaves nobody waiting', async () => {
  const impatient = new AbortController()
  const first = fetch(`${origin}/f`, { headers: { 'X-Hangs-Up': 'yes' }, signal: impatient.signal })
  await sleep(100)
  impatient.abort()
  await expect(first).rejects.toThrow('aborted')
  await sleep(100)
  expect((await fetch(`${origin}/f`, { signal: AbortSignal.timeout(5000) })).status).toBe(200)
  expect(renders).toBe(1)
}, 10_000)
