import { setTimeout as sleep } from 'node:timers/promises'
import { pathsOfSitemap } from '../../../tools/warm/urls.ts'
import { crawl } from '../../../tools/warm/crawl.ts'
import { above, below, equal, none, percentile, report, some } from '#lab/drills/rig/measurements.ts'
import { timedFetch, encodings, startFront } from '#lab/drills/rig/front.ts'
import { untilHealthy, type Rig } from '#lab/drills/rig/rig.ts'

type Size = { deadMinutes: number; pictures: boolean }

/** Fetches every sitemap URL once in every encoding. */
async function fetchAll(origin: string, paths: readonly string[]) {
  const responses: { status: number; cache: string; milliseconds: number }[] = []
  for (const encoding of encodings)
    for (const path of paths) responses.push(await timedFetch(origin + path, { 'Accept-Encoding': encoding }))
  return responses
}

const mostMillisecondsToReturn = 15_000

/** R8: the application and PostgreSQL are dead but the cache is warm: all pages load, and are fresh again once both are back. */
export async function cacheAlone(rig: Rig, { deadMinutes, pictures }: Size): Promise<boolean> {
  const begun = performance.now()
  const front = await startFront(rig)
  try {
    const warm = await crawl(front.origin, { pictures })
    for (const { path, status } of warm.failed.slice(0, 5)) console.log(`     ${status} ${path}`)
    const paths = pathsOfSitemap((await timedFetch(`${front.origin}/sitemap.xml`)).body.toString())

    await Promise.all(rig.apps.map((app) => app.takeDown()))
    await rig.killDatabase()
    const died = Date.now()
    const responses = []
    do {
      responses.push(...(await fetchAll(front.origin, paths)))
      await sleep(Math.min(30_000, Math.max(0, died + deadMinutes * 60_000 - Date.now())))
    } while (Date.now() - died < deadMinutes * 60_000)
    responses.push(...(await fetchAll(front.origin, paths)))
    const times = responses.map(({ milliseconds }) => milliseconds)

    await rig.restartDatabase()
    for (const app of rig.apps) app.startAgain()
    const returned = performance.now()
    await Promise.all(rig.origins.map(untilHealthy))
    const isStale = async () => (await timedFetch(`${front.origin}/inventory`)).cache === 'STALE'
    while ((await isStale()) && performance.now() - returned < mostMillisecondsToReturn) await sleep(100)
    const backAfter = Math.round(performance.now() - returned)
    return report('R8 application and database dead, cache warm', begun, [
      { name: 'URLs warmed, in each encoding', value: warm.asked.size },
      none('of these, failed', warm.failed.length),
      above('URLs in the sitemap', paths.length, 100),
      { name: `requests in ${deadMinutes} min without the application`, value: responses.length },
      equal('status 200', responses.filter(({ status }) => status === 200).length, responses.length),
      some('of these, stale copies', responses.filter(({ cache }) => cache === 'STALE').length),
      { name: 'slowest response, ms', value: percentile(times, 1) },
      below('pages are fresh again after, ms', backAfter, mostMillisecondsToReturn),
    ])
  } finally {
    await front.stop()
  }
}
