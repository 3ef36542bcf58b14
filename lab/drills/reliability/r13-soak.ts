import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { randomNumbers } from '../../../tests/support/random-numbers.ts'
import { freePort } from '../../../tools/free-port.ts'
import { pathsOfSitemap } from '../../../tools/warm/urls.ts'
import {
  report,
  slopePerMinute,
  type Measurement,
  none,
  atMost,
  judged,
  p95Of,
} from '#lab/drills/rig/measurements.ts'
import { timedFetch } from '#lab/drills/rig/front.ts'
import { startMeasuredProcess } from '#lab/drills/rig/measured-process.ts'
import { untilHealthy, type Rig, type Items } from '#lab/drills/rig/rig.ts'
import { visitsOf, type Visit } from '#lab/drills/rig/soak-visits.ts'

type Size = { minutes: number; mostMegabytesPerMinute: number; mostResidentMegabytesPerMinute: number }

/** Each starts a visit every half second, or when the previous one ends if that took longer. */
const visitors = 8
const secondsBetweenVisits = 0.5
/** Three times the site's database connections. */
const atOnceInACrowd = 30
const secondsBetweenCrowds = 30
const secondsBetweenSamples = 5
/** Growth during warm-up (compiling code, filling caches) isn't judged. */
const warmUpShare = 1 / 3
/** Longer than the pools' idle timeout. */
const secondsToRest = 40

const poolOfSite = 10
// Besides its pool, the site has one listening connection; the worker has four for the queue, one listening and a pool.
const mostConnections = { hctc_web: poolOfSite + 1, hctc_worker: 4 + 1 + poolOfSite }

type VisitResult = { path: string; outcome: number | string; milliseconds: number }

/** Makes one visit. A visitor who leaves hangs up before the response, and that visit isn't counted. */
function send(port: number, agent: Agent, { path, method, headers, body }: Visit, leaves: boolean) {
  const begun = performance.now()
  return new Promise<VisitResult | undefined>((resolve) => {
    const done = (outcome: number | string) =>
      resolve({ path, outcome, milliseconds: performance.now() - begun })
    const outgoing = httpRequest({ host: '127.0.0.1', port, agent, path, method, headers }, (response) => {
      response.resume()
      response.once('end', () => done(response.statusCode ?? 0))
      response.once('error', (error) => done(error.message))
    })
    outgoing.once('error', (error) => (leaves ? resolve(undefined) : done(error.message)))
    outgoing.end(body)
    if (leaves) setTimeout(() => outgoing.destroy(), 5)
  })
}

/** R13: 15 minutes of all kinds of visits, with a crowd now and then. Memory doesn't grow, and everything opened is closed. */
export async function soak(rig: Rig, items: Items, size: Size): Promise<boolean> {
  const pages = pathsOfSitemap((await timedFetch(`${rig.origins[0]}/sitemap.xml`)).body.toString())
  // Only the measured processes may have connections to the database.
  await Promise.all([...rig.apps, rig.worker].map((each) => each.stop()))
  const port = await freePort()
  const shared = { ...rig.entries, DATABASE_POOL_SIZE: String(poolOfSite) }
  const site = await startMeasuredProcess('build/server/server.js', {
    ...shared,
    PORT: String(port),
    DATABASE_URL: roleUrl(rig.ownerUrl, 'web'),
  })
  const worker = await startMeasuredProcess('build/server/worker.js', {
    ...shared,
    DATABASE_URL: roleUrl(rig.ownerUrl, 'worker'),
  })
  const agent = new Agent({ keepAlive: true })
  const results: VisitResult[] = []
  const samples: { minutes: number; site: number; worker: number; resident: number }[] = []
  const connections = { hctc_web: 0, hctc_worker: 0 }
  try {
    await Promise.all([untilHealthy(`http://127.0.0.1:${port}`), worker.untilItRuns()])
    const atFirst = await site.measure()
    const nextVisit = visitsOf(pages, items, randomNumbers(13))
    let visits = 0
    const visit = async () => {
      visits += 1
      const result = await send(port, agent, nextVisit(), visits % 50 === 0)
      if (result !== undefined) results.push(result)
    }
    const look = async () => {
      const [ofSite, ofWorker, rows] = await Promise.all([
        site.measure(),
        worker.measure(),
        rig.query(
          "select usename, count(*)::int as open from pg_stat_activity where usename in ('hctc_web', 'hctc_worker') group by 1",
        ),
      ])
      samples.push({
        minutes: (performance.now() - started) / 60_000,
        site: ofSite.heldMegabytes,
        worker: ofWorker.heldMegabytes,
        resident: ofSite.residentMegabytes,
      })
      for (const role of ['hctc_web', 'hctc_worker'] as const)
        connections[role] = Math.max(
          connections[role],
          Number(rows.find(({ usename }) => usename === role)?.open ?? 0),
        )
    }
    const started = performance.now()
    const over = () => performance.now() - started > size.minutes * 60_000
    const again = async (seconds: number, work: () => Promise<unknown>) => {
      while (!over()) await Promise.all([work(), sleep(seconds * 1000)])
    }
    await Promise.all([
      again(secondsBetweenSamples, look),
      again(secondsBetweenCrowds, () => Promise.all(Array.from({ length: atOnceInACrowd }, visit))),
      ...Array.from({ length: visitors }, () => again(secondsBetweenVisits, visit)),
    ])
    agent.destroy()
    await sleep(secondsToRest * 1000)
    const atLast = await site.measure()

    const warm = samples.filter(({ minutes }) => minutes > size.minutes * warmUpShare)
    const growth = (which: 'site' | 'worker' | 'resident') =>
      slopePerMinute(warm.map((one) => [one.minutes, one[which]] as const))
    const span = (which: 'site' | 'worker' | 'resident') =>
      [warm[0], warm.at(-1)].map((one) => one?.[which].toFixed(1)).join(' -> ')
    const failed = results.filter(({ outcome }) => typeof outcome === 'string' || outcome >= 429)
    for (const { path, outcome, milliseconds } of failed.slice(0, 5))
      console.log(`     ${path} ${outcome} after ${Math.round(milliseconds)} ms`)
    const grows = (name: string, which: 'site' | 'worker'): Measurement[] => [
      { name: `${name}: heap after a collection, MB`, value: span(which) },
      judged(
        `growth, MB per minute (max ${size.mostMegabytesPerMinute})`,
        growth(which).toFixed(2),
        growth(which) <= size.mostMegabytesPerMinute,
      ),
    ]
    return report(`R13 ${size.minutes} min of all kinds of visits`, [
      { name: 'responses', value: results.length },
      none('failed, refused or unanswered', failed.length),
      {
        name: 'p95, ms',
        value: p95Of(results),
      },
      { name: `samples after the first ${(size.minutes * warmUpShare).toFixed(1)} min`, value: warm.length },
      ...grows('the site', 'site'),
      ...grows('the worker', 'worker'),
      { name: 'the site: resident memory, MB', value: span('resident') },
      atMost('growth, MB per minute', growth('resident'), size.mostResidentMegabytesPerMinute),
      ...(['hctc_web', 'hctc_worker'] as const).map((role) =>
        atMost(`peak connections of ${role}`, connections[role], mostConnections[role]),
      ),
      { name: 'open files and sockets before', value: atFirst.openFiles },
      atMost(`the same after ${secondsToRest} s of rest`, atLast.openFiles, atFirst.openFiles),
      { name: 'the site: heap after the rest, MB', value: atLast.heldMegabytes.toFixed(1) },
    ])
  } finally {
    agent.destroy()
    await Promise.all([site.stop(), worker.stop()])
  }
}
