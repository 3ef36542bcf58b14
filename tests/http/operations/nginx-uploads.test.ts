import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startNginx } from '#tests/support/nginx.ts'
import { locatedPhoto, postPhoto } from '#tests/support/photo-requests.ts'
import { requestQuote } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { freePort } from '#tools/free-port.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// Photos through deploy/nginx.conf, with less time for everything but photos.

const port = await freePort()
const privateFiles = temporaryFolder()
const site = await startSite({
  SITE_ORIGIN: `http://127.0.0.1:${port}`,
  TRUSTED_PROXIES: '127.0.0.1',
  PRIVATE_FILES: privateFiles,
})
const nginx = await startNginx({
  port,
  apps: [new URL(site.origin).host],
  trusted: ['127.0.0.1'],
  change: (config) =>
    config
      .replace('client_body_timeout 10s;', 'client_body_timeout 1s;')
      .replace('proxy_send_timeout 4s;', 'proxy_send_timeout 1s;'),
})
afterAll(nginx.stop)

const { token } = await requestQuote(nginx.origin)

/** Sends part of a photo's form; `finish` sends the rest. */
function beginUpload(of: string, photo: Buffer) {
  const boundary = 'a-boundary-of-at-least-27-characters'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    path: `/quote/${of}/photos`,
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
      Accept: 'application/json',
    },
  })
  const half = Math.floor(body.length / 2)
  sent.write(body.subarray(0, half))
  const response = once(sent, 'response') as Promise<[IncomingMessage]>
  return { response, finish: () => sent.end(body.subarray(half)) }
}

test('[QL-19] nginx passes up to 15 MB on, and refuses more itself', async () => {
  const large = await postPhoto(nginx.origin, token, Buffer.alloc(14_900_000))
  expect([large.status, await large.json()]).toEqual([415, { problem: 'unreadable' }])
  const huge = await postPhoto(nginx.origin, token, Buffer.alloc(16_000_000))
  expect(huge.status).toBe(413)
  const otherPath = await postPhoto(nginx.origin, `${token}/x`, Buffer.alloc(200_000))
  expect(otherPath.status).toBe(413)
})

test('[QL-19] a body may pause longer than others may', async () => {
  const { response, finish } = beginUpload(token, await locatedPhoto())
  await sleep(1500)
  finish()
  const [{ statusCode }] = await response
  expect(statusCode).toBe(201)
})

test('[QL-19, QL-20] a wrong token is refused before the body has arrived', async () => {
  const { response, finish } = beginUpload('x'.repeat(22), Buffer.alloc(5_000_000))
  const [{ statusCode }] = await response
  expect(statusCode).toBe(404)
  finish().on('error', () => undefined)
})

test('[QL-20] photos are never cached, and links to quotes are not logged', async () => {
  const { rows: photos } = await site.owner.query<{ key: string }>(
    'select photo_key as key from quote_photos',
  )
  const path = `/quote/${token}/photos/small/${photos[0]?.key}`
  for (let twice = 0; twice < 2; twice += 1) {
    const response = await fetch(nginx.origin + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Cache')).not.toBe('HIT')
  }
  const log = await nginx.readLogWith('"/quote/-"')
  expect(log).not.toContain(token)
})
