import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, report, below, none, atMost } from '#lab/drills/rig/measurements.ts'
import { startFront } from '#lab/drills/rig/front.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'

const posts: Record<string, string> = {
  '/contact': 'application/x-www-form-urlencoded',
  '/newsletter': 'application/x-www-form-urlencoded',
  '/cart': 'application/x-www-form-urlencoded',
  [`/quote/${'t'.repeat(22)}`]: 'application/x-www-form-urlencoded',
  [`/newsletter/confirm/${'t'.repeat(22)}`]: 'application/x-www-form-urlencoded',
  '/api/delivery-estimate': 'application/json',
  '/api/address-suggestions': 'application/json',
  '/api/address-details': 'application/json',
  '/api/public/submit-quote': 'application/json',
}
const bodies: Record<string, string> = {
  'application/x-www-form-urlencoded':
    'name=Elena&email=elena%40example.com&message=x&consent=yes&intent=keep',
  'application/json': '{"to":{"zip":"78006"},"orderCents":1}',
  'text/plain': '{"to":{"zip":"78006"},"orderCents":1}',
  'multipart/form-data; boundary=x':
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nElena\r\n--x--\r\n',
  'application/xml': '<a/>',
  'application/octet-stream': 'x',
}
const foreign: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://trees.example.evil.example' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
]

async function post(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body: string,
  method = 'POST',
) {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { 'X-Forwarded-For': nextVisitor(), ...headers },
    ...(method !== 'TRACE' && { body }),
  })
  await response.arrayBuffer()
  return response
}

const countRows = (rig: Rig) =>
  rig.count(
    'select (select count(*) from contact_submissions) + (select count(*) from quotes) + (select count(*) from newsletter_subscriptions)',
  )

/** `limit_conn` in deploy/nginx.conf: nginx lets a body take its time, but limits how many connections one client has. */
const mostBodiesAtOnce = 20

/** Connections that send one more byte or header each second and never finish. */
function startSlowClients(origin: string, count: number) {
  const { port } = new URL(origin)
  let closed = 0
  let lastConnectedAt = Date.now()
  const sockets: Socket[] = []
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    const isBody = index % 2 === 0
    socket.on('connect', () => {
      lastConnectedAt = Date.now()
      socket.write(
        isBody
          ? 'POST /contact HTTP/1.1\r\nHost: trees.example\r\nX-Forwarded-For: 203.0.113.5\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n'
          : 'GET / HTTP/1.1\r\nHost: trees.example\r\n',
      )
    })
    const timer = setInterval(() => socket.writable && socket.write(isBody ? 'a' : 'X-Slow: 1\r\n'), 1000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      closed += 1
      clearInterval(timer)
    })
    socket.resume()
    sockets.push(socket)
  }
  return {
    closed: () => closed,
    lastConnectedAt: () => lastConnectedAt,
    stop: () => sockets.forEach((socket) => socket.destroy()),
  }
}

async function visitFor(origin: string, seconds: number) {
  const times: number[] = []
  let failed = 0
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const begun = performance.now()
    const status = await fetch(`${origin}/contact`).then(
      async (response) => (await response.text(), response.status),
      () => 0,
    )
    times.push(performance.now() - begun)
    if (status !== 200) failed += 1
    await sleep(50)
  }
  return { times, failed }
}

/** S12: cross-site posts, wrong types and methods, and slow clients are refused without hurting other visitors. */
export async function foreignPosts(rig: Rig, slowClients: number): Promise<boolean> {
  const front = await startFront(rig)
  try {
    return await sendAll(rig, front.origin, slowClients)
  } finally {
    await front.stop()
  }
}

async function sendAll(rig: Rig, origin: string, slowClients: number): Promise<boolean> {
  const before = await countRows(rig)
  let [crossSite, taken, wrongType, misread, methods, allowed, large, swallowed] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const [path, type] of Object.entries(posts)) {
    for (const headers of foreign) {
      const { status } = await post(origin, path, { 'Content-Type': type, ...headers }, bodies[type] ?? '')
      crossSite += 1
      if (status !== 403) taken += 1
    }
    for (const [other, body] of Object.entries(bodies)) {
      if (other === type) continue
      const { status } = await post(
        origin,
        path,
        { 'Content-Type': other, 'Idempotency-Key': 'k'.repeat(20) },
        body,
      )
      wrongType += 1
      if (status !== 415) misread += 1
    }
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await post(origin, path, { 'Content-Type': type }, bodies[type] ?? '', method)
      methods += 1
      if (response.status !== 405 || response.headers.get('Allow') === null) allowed += 1
    }
    const { status } = await post(
      origin,
      path,
      { 'Content-Type': type, 'Idempotency-Key': 'k'.repeat(20) },
      'x'.repeat(70_000),
    )
    large += 1
    if (status !== 413) swallowed += 1
  }
  const rows = (await countRows(rig)) - before
  const calm = await visitFor(origin, 3)
  const slow = startSlowClients(origin, slowClients)
  // The application must also cope on its own, in case something other than nginx is in front of it.
  const slowAtApplication = startSlowClients(rig.origins[0] ?? '', slowClients)
  await sleep(1000)
  const besideSlow = await visitFor(origin, 24)
  // With thousands of connections at once, some only get in on a retry, seconds after the first.
  const lastConnectedAt = Math.max(slow.lastConnectedAt(), slowAtApplication.lastConnectedAt())
  await sleep(Math.max(1000, lastConnectedAt + 26_000 - Date.now()))
  const stillOpen = slowClients - slow.closed()
  const openAtApplication = slowClients - slowAtApplication.closed()
  slow.stop()
  slowAtApplication.stop()
  // Before and after, because a shared machine may be slow for a minute.
  const calmAfter = await visitFor(origin, 3)
  const calmTime = Math.max(percentile(calm.times, 0.95), percentile(calmAfter.times, 0.95))
  const slowTime = percentile(besideSlow.times, 0.95)
  return report(`S12 cross-site posts, wrong types, ${slowClients} slow clients`, [
    none(`of ${crossSite} cross-site posts, not refused (403)`, taken),
    none(`of ${wrongType} wrong content types, not refused (415)`, misread),
    none(`of ${methods} wrong methods, not refused (405)`, allowed),
    none(`of ${large} bodies over 64 KB, not refused (413)`, swallowed),
    none('rows stored by any of these', rows),
    { name: 'normal visitor, p95 ms', value: calmTime },
    below('normal visitor beside slow clients, p95 ms', slowTime, calmTime * 3 + 100),
    none('failed visits meanwhile', besideSlow.failed),
    atMost('slow connections open 26 s after the last opened', stillOpen, mostBodiesAtOnce),
    none('the same, directly at the application', openAtApplication),
  ])
}
