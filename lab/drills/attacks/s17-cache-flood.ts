import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { madeUpUrls } from '../../../tests/support/attacks/made-up-urls.ts'
import { pathsOfSitemap } from '../../../tools/warm/urls.ts'
import { crawl } from '../../../tools/warm/crawl.ts'
import { report, above, equal, none, some, judged, slowestOf } from '#lab/drills/rig/measurements.ts'
import { timedFetch, startFront, fetchInEachEncoding } from '#lab/drills/rig/front.ts'
import { untilHealthy, type Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'

type Size = { fromOne: number; fromMany: number; heads: number }

const urlOf = (n: number) => madeUpUrls[n % madeUpUrls.length]?.(1 + Math.floor(n / madeUpUrls.length)) ?? '/'

type Flood = { count: number; atOnce: number; batch: number; clientIp: () => string }

/** nginx closes a connection after 1,000 requests. */
const mostOnOneConnection = 1000

/** Counts the responses by status. Pipelines the requests and reads only the status lines: a million take minutes. */
async function flood(origin: string, { count, atOnce, batch, clientIp }: Flood) {
  const statuses = new Map<string, number>()
  let sent = 0
  const nextRequest = () => {
    sent += 1
    return `GET ${urlOf(sent)} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${clientIp()}\r\n\r\n`
  }
  const useOneConnection = async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    let left = mostOnOneConnection
    let waiting = 0
    let cutOff = ''
    const sendBatch = () => {
      waiting = Math.min(batch, left, count - sent)
      left -= waiting
      if (waiting > 0) socket.write(Array.from({ length: waiting }, nextRequest).join(''))
      else socket.destroy()
    }
    socket.on('connect', sendBatch)
    socket.on('error', () => socket.destroy())
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      const text = cutOff + chunk.toString('latin1')
      for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        waiting -= 1
      }
      // The start of a status line that continues in the next chunk.
      cutOff = /H[TP/1. \d]{0,10}$/.exec(text.slice(-11))?.[0] ?? ''
      if (waiting === 0) sendBatch()
    })
    await once(socket, 'close')
  }
  const keepSending = async (): Promise<void> => {
    await useOneConnection()
    if (sent < count) await keepSending()
  }
  await Promise.all(Array.from({ length: atOnce }, keepSending))
  return statuses
}

const countOf = (statuses: Map<string, number>, ...wanted: string[]) =>
  wanted.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
const faultsIn = (statuses: Map<string, number>) =>
  countOf(statuses, ...[...statuses.keys()].filter((status) => status.startsWith('5')))
const total = (statuses: Map<string, number>) => countOf(statuses, ...statuses.keys())

/** Connections that start a request and never finish it; dropped ones are replaced. */
function holdUnfinished(origin: string, count: number) {
  const sockets = new Set<Socket>()
  let [renewed, stopped] = [0, false]
  const open = () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    sockets.add(socket)
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      if (stopped) return
      renewed += 1
      setTimeout(open, 50)
    })
    socket.resume()
  }
  for (let index = 0; index < count; index += 1) open()
  return {
    renewed: () => renewed,
    stop: () => {
      stopped = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Uses a new connection, like a new visitor. */
async function visit(origin: string) {
  const begun = performance.now()
  const status = await new Promise<number>((resolve) => {
    const outgoing = request(
      `${origin}/contact`,
      { agent: false, timeout: 10_000 },
      (response: IncomingMessage) => {
        response.resume()
        response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
      },
    )
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve(0))
    outgoing.end()
  })
  return { status, milliseconds: performance.now() - begun }
}

/** S17: a flood of made-up URLs evicts no page from the cache, and unfinished requests lock nobody out. */
export async function cacheFlood(rig: Rig, { fromOne, fromMany, heads }: Size): Promise<boolean> {
  const front = await startFront(rig)
  const countCachedPages = () =>
    readdirSync(join(front.folder, 'cache', 'pages'), { recursive: true }).filter((name) =>
      /[\da-f]{32}$/.test(String(name)),
    ).length
  try {
    const warm = await crawl(front.origin, { pictures: false })
    const paths = pathsOfSitemap((await timedFetch(`${front.origin}/sitemap.xml`)).body.toString())
    const before = countCachedPages()
    const one = await flood(front.origin, {
      count: fromOne,
      atOnce: 16,
      batch: 50,
      clientIp: () => '203.0.113.5',
    })
    const many = await flood(front.origin, { count: fromMany, atOnce: 16, batch: 4, clientIp: nextVisitor })
    const added = countCachedPages() - before

    await Promise.all(rig.apps.map((app) => app.takeDown()))
    const responses = await fetchInEachEncoding(front.origin, paths)
    const cached = responses.filter(({ status, cache }) => status === 200 && /HIT|STALE/.test(cache)).length
    for (const app of rig.apps) app.startAgain()
    await Promise.all(rig.origins.map(untilHealthy))

    const unfinished = holdUnfinished(front.origin, heads)
    await sleep(3000)
    const visits: { status: number; milliseconds: number }[] = []
    for (let index = 0; index < 40; index += 1) {
      visits.push(await visit(front.origin))
      await sleep(250)
    }
    unfinished.stop()
    const lost = visits.filter(({ status }) => status !== 200).length

    const refused = countOf(one, '429')
    const stored = countOf(many, '200')
    return report(`S17 ${fromOne + fromMany} made-up URLs, ${heads} unfinished requests`, [
      { name: 'URLs warmed', value: warm.asked.size, holds: warm.failed.length === 0 },
      above('responses to one client', total(one), fromOne * 0.99),
      above('of these, over the limit (429)', refused, fromOne * 0.5),
      above('responses to many clients', total(many), fromMany * 0.99),
      some('of these, pages (200)', stored),
      none('5xx', faultsIn(one) + faultsIn(many)),
      none('files added to the page cache', added),
      judged('sitemap URLs requested with the applications down', responses.length, paths.length > 100),
      equal('status 200 from the cache', cached, responses.length),
      { name: 'unfinished requests dropped and reopened', value: unfinished.renewed() },
      none('of 40 visits meanwhile, failed', lost),
      { name: 'slowest of them, ms', value: slowestOf(visits) },
    ])
  } finally {
    await front.stop()
  }
}
