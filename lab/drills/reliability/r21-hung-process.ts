import { setTimeout as sleep } from 'node:timers/promises'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { startNginx } from '../../../tests/support/nginx.ts'
import { until } from '../../../tests/support/until.ts'
import { freePort } from '../../../tools/free-port.ts'
import { report, type Measurement, below, none, slowestOf } from '#lab/drills/rig/measurements.ts'
import { cachedPages, timedFetch } from '#lab/drills/rig/front.ts'
import { type Rig, type Items } from '#lab/drills/rig/rig.ts'
import { nextVisitor, newAttempt, post } from '#lab/drills/rig/submitter.ts'
import { startWatchedProcess, type WatchedProcess } from '#lab/drills/rig/watched-process.ts'

type Kind = 'cached page' | 'search' | 'cart' | 'quote'
type Visit = { kind: Kind; status: number; milliseconds: number }

/** Prices may be shown for 15 s, and for another 15 s while they're updated. After that, a copy is served only on errors. */
const tooOldSeconds = 32
const restartSeconds = 15

async function visit(origin: string, kind: Kind, index: number, items: Items): Promise<Visit> {
  const headers = { 'X-Forwarded-For': nextVisitor() }
  if (kind === 'quote') {
    const begun = performance.now()
    const response = await post(origin, newAttempt(items))
    await response.arrayBuffer()
    return { kind, status: response.status, milliseconds: performance.now() - begun }
  }
  const page = cachedPages[index % cachedPages.length] ?? '/'
  const path = { 'cached page': page, search: `/inventory?q=oak${index}`, cart: '/cart' }[kind]
  const { status, milliseconds } = await timedFetch(origin + path, headers)
  return { kind, status, milliseconds }
}

/** Visitors of every kind, until aborted. */
async function visitUntil(over: AbortSignal, origin: string, items: Items): Promise<Visit[]> {
  const visits: Visit[] = []
  const kinds: Kind[] = ['cached page', 'cached page', 'cached page', 'search', 'cart', 'quote']
  await Promise.all(
    kinds.map(async (kind, client) => {
      for (let index = client; !over.aborted; index += 1) {
        visits.push(await visit(origin, kind, index, items))
        await sleep(100)
      }
    }),
  )
  return visits
}

/** Hangs these processes. Returns how long until all respond again, and the visits meanwhile. */
async function hang(hung: readonly WatchedProcess[], origin: string, items: Items) {
  const over = new AbortController()
  const visiting = visitUntil(over.signal, origin, items)
  const begun = performance.now()
  for (const one of hung) one.hang()
  const seconds = await Promise.all(
    hung.map(async (one) => {
      await until('a response after hanging', () => one.responds(), 40)
      return (performance.now() - begun) / 1000
    }),
  )
  over.abort()
  return { visits: await visiting, restarted: Math.round(Math.max(...seconds)) }
}

const slowest = (visits: readonly Visit[], kind?: Kind) =>
  slowestOf(visits.filter((one) => kind === undefined || one.kind === kind))

const failures = (visits: readonly Visit[], kind: Kind) =>
  visits.filter((one) => one.kind === kind && one.status >= 400).length

/** R21: a process hangs (SIGSTOP), one of two, both, and the worker. deploy/watched.sh restarts them. */
export async function hungProcess(rig: Rig, items: Items): Promise<boolean> {
  const port = await freePort()
  const shared = { ...rig.entries, SITE_ORIGIN: `http://127.0.0.1:${port}` }
  const startSite = async () => {
    const own = await freePort()
    const entries = { ...shared, PORT: String(own), DATABASE_URL: roleUrl(rig.ownerUrl, 'web') }
    return startWatchedProcess('build/server/server.js', own, entries)
  }
  const [first, second] = [await startSite(), await startSite()]
  const workerPort = await freePort()
  const worker = startWatchedProcess('build/server/worker.js', workerPort, {
    ...shared,
    METRICS_PORT: String(workerPort),
    DATABASE_URL: roleUrl(rig.ownerUrl, 'worker'),
  })
  const everyone = [first, second, worker]
  for (const one of everyone) await until('a response', () => one.responds(), 20)
  const nginx = await startNginx({
    port,
    apps: [first, second].map((one) => new URL(one.origin).host),
    trusted: ['127.0.0.1'],
  })
  const measurements: Measurement[] = []
  try {
    // The watchdog first checks after a second.
    await sleep(2000)
    for (const path of cachedPages) await timedFetch(nginx.origin + path)
    for (const [name, hung] of [
      ['one of two hung', [first]],
      ['both hung', [first, second]],
    ] as const) {
      if (hung.length > 1) await sleep(tooOldSeconds * 1000)
      const { visits, restarted } = await hang(hung, nginx.origin, items)
      const quotes = visits.filter((one) => one.kind === 'quote')
      measurements.push(
        { name: `${name}: visits`, value: visits.length },
        none(`${name}: cached pages failed`, failures(visits, 'cached page')),
        below(`${name}: slowest cached page, ms`, slowest(visits, 'cached page'), 3000),
        below(`${name}: slowest request, ms`, slowest(visits), 4000),
        {
          name: `${name}: searches failed`,
          value: failures(visits, 'search'),
          ...(hung.length === 1 && { holds: failures(visits, 'search') === 0 }),
        },
        {
          name: `${name}: quotes failed`,
          value: `${failures(visits, 'quote')} of ${quotes.length}`,
          ...(hung.length === 1 && { holds: failures(visits, 'quote') === 0 }),
        },
        { name: `${name}: carts failed`, value: failures(visits, 'cart') },
        below(`${name}: restarted after, s`, restarted, restartSeconds),
      )
    }
    const hangs = performance.now()
    worker.hang()
    await until('a response of the worker', () => worker.responds(), 40)
    const restarted = Math.round((performance.now() - hangs) / 1000)
    measurements.push(below('worker hung: restarted after, s', restarted, restartSeconds))
  } finally {
    await nginx.stop()
    await Promise.all(everyone.map((one) => one.stop()))
  }
  return report('R21 a hung process', measurements)
}
