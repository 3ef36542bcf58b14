import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import express, { type RequestHandler } from 'express'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendWholeAnswers } from './whole-answers.ts'

let made = 0
beforeEach(() => (made = 0))

const slowly: RequestHandler = async (request, response) => {
  made += 1
  await sleep(60)
  if (response.destroyed) return
  const { status, kept = 'public, s-maxage=30' } = request.query
  response.status(Number(status ?? 200))
  response.set('Cache-Control', typeof kept === 'string' ? kept : '')
  response.type('html')
  response.write('<p>')
  response.end(`${request.headers.cookie ?? ''}${'x'.repeat(2000)}</p>`)
}

/** What comes before a page is made may take as long as its visitor's patience: here, exactly so long. */
const untilGone: RequestHandler = (request, response, next) => {
  if (request.headers['x-leaves'] === undefined) next()
  else response.once('close', () => next())
}

const server = createServer(express().use(untilGone, sendWholeAnswers, slowly)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const many = (path: string, init: RequestInit = {}) =>
  Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await fetch(origin + path, init)
      return `${answer.status} ${answer.headers.get('etag')} ${await answer.text()}`
    }),
  )

test('[R11] what many ask for at once is made once', async () => {
  expect(new Set(await many('/a')).size).toBe(1)
  expect(made).toBe(1)
})

test('a fault is made once, too', async () => {
  await many('/b?status=503&kept=no-store')
  expect(made).toBe(1)
})

test('who comes a little later is still one of the crowd, but not for long', async () => {
  await many('/late')
  await fetch(`${origin}/late`)
  expect(made).toBe(1)
  await sleep(1100)
  await fetch(`${origin}/late`)
  expect(made).toBe(2)
})

test('as long as somebody comes every moment it is one crowd; but a fault is soon tried anew', async () => {
  const madeFor = async (path: string) => {
    made = 0
    await many(path)
    for (let later = 0; later < 3; later += 1) {
      await sleep(500)
      await fetch(origin + path)
    }
    return made
  }
  expect(await madeFor('/stream')).toBe(1)
  expect(await madeFor('/stream?status=503&kept=no-store')).toBeGreaterThan(1)
})

test('the next one afterwards is made anew', async () => {
  await fetch(`${origin}/c`)
  await fetch(`${origin}/c`)
  expect(made).toBe(2)
})

test.each(['/a?kept=private,+no-store', '/a?status=404', '/a?status=429'])(
  '%s is made for each',
  async (path) => {
    await many(path)
    expect(made).toBe(20)
  },
)

test('who brings a cookie is answered for himself', async () => {
  const [answer] = await many('/d', { headers: { Cookie: 'mine=1' } })
  expect(answer).toContain('mine=1')
  expect(made).toBe(20)
})

test('whoever hangs up takes nobody along', async () => {
  const impatient = new AbortController()
  const first = fetch(`${origin}/e`, { signal: impatient.signal }).catch(() => 'gone')
  await sleep(20)
  const others = many('/e')
  await sleep(10)
  impatient.abort()
  expect(await first).toBe('gone')
  expect(new Set(await others).size).toBe(1)
  expect(made).toBe(2)
})

test('whoever has hung up before his page is begun leaves nobody waiting', async () => {
  const impatient = new AbortController()
  const first = fetch(`${origin}/f`, { headers: { 'X-Leaves': 'yes' }, signal: impatient.signal })
  await sleep(100)
  impatient.abort()
  await expect(first).rejects.toThrow('aborted')
  await sleep(100)
  expect((await fetch(`${origin}/f`, { signal: AbortSignal.timeout(5000) })).status).toBe(200)
  expect(made).toBe(1)
}, 10_000)
