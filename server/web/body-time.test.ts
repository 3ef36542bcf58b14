import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepPace, limitBodyTime } from './body-time.ts'

/** Sends the head and half of the body, and the rest later. Returns the response's status line. */
async function sendSlowly(
  path: string,
  restAfterMilliseconds: number,
  limit: RequestHandler = limitBodyTime({ usualMilliseconds: 300, uploadMilliseconds: 1500 }),
): Promise<string> {
  vi.stubEnv('DATABASE_URL', 'postgres://none')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  vi.stubEnv('NODE_ENV', 'test')
  const app = express()
  app.use(limit)
  app.use(express.text(), (_, response) => void response.send('received'))
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    vi.unstubAllEnvs()
  })
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\na`,
  )
  setTimeout(() => socket.write('b'), restAfterMilliseconds)
  const [data] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return data.toString().split('\r\n')[0] ?? ''
}

test('[QL-19] a photo has more time to arrive than other bodies', async () => {
  expect(await sendSlowly('/quote/some-token/photos', 700)).toContain(' 200 ')
  expect(await sendSlowly('/contact', 700)).toContain(' 408 ')
  expect(await sendSlowly('/contact', 10)).toContain(' 200 ')
  expect(await sendSlowly('/quote/some-token/photos', 2000)).toContain(' 408 ')
})

test('[QL-19] a photo that hardly arrives is ended long before its time is over', async () => {
  const limit: RequestHandler = (request, response, next) => {
    response.once('close', keepPace(request, response, { bytes: 1, perMilliseconds: 300 }))
    next()
  }
  expect(await sendSlowly('/quote/some-token/photos', 700, limit)).toContain(' 408 ')
  expect(await sendSlowly('/quote/some-token/photos', 10, limit)).toContain(' 200 ')
})
