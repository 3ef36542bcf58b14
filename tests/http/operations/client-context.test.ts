import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { clientContext, loadContext } from '#server/http/load-context.ts'

const app = express().set('trust proxy', ['127.0.0.1'])
app.use((request, response) => {
  response.send(loadContext(request).get(clientContext))
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => new Promise((closed) => server.close(closed)))

test("a route gets the client's IP address from the connection or from a trusted proxy", async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const counted = async (headers: Record<string, string>) => (await fetch(origin, { headers })).text()
  expect(await counted({})).toBe('127.0.0.1')
  expect(await counted({ 'X-Forwarded-For': '1.2.3.4, 203.0.113.9' })).toBe('203.0.113.9')
})
