import { setTimeout as sleep } from 'node:timers/promises'
import { pathsOfSitemap } from '../../../tools/warm/urls.ts'
import { crawl } from '../../../tools/warm/crawl.ts'
import {
  above,
  below,
  equal,
  none,
  percentile,
  report,
  some,
  type Measurement,
} from '#lab/drills/rig/measurements.ts'
import { timedFetch, startFront, fetchInEachEncoding } from '#lab/drills/rig/front.ts'
import { untilHealthy, type Rig } from '#lab/drills/rig/rig.ts'
import { follow, startVisitor } from '#lab/drills/rig/visitor.ts'

type Size = { deadMinutes: number; pictures: boolean }
type Visitor = Awaited<ReturnType<typeof startVisitor>>

const isApology = (heading: string) => heading === '' || /Something went wrong|Back in a moment/.test(heading)

/** Counts the open page's broken pictures. Those out of view haven't been requested yet. */
const brokenPictures = ({ page }: Visitor) =>
  page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
  )

/** Clicks through three pages as a visitor would, and counts those that came with their own heading. */
async function clickAround({ page }: Visitor): Promise<number> {
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  const learn = await follow(page, main.getByRole('link', { name: 'Learn' }), /\/plant-database$/)
  const guide = await follow(
    page,
    page.locator('main article a[href^="/plant-database/"]').first(),
    /\/plant-database\/.+/,
  )
  const header = page.getByRole('banner')
  const inventory = await follow(
    page,
    header.getByRole('link', { name: /Instant Quote/ }).first(),
    /\/inventory$/,
  )
  return [learn, guide, inventory].filter((heading) => !isApology(heading)).length
}

const mostMillisecondsToReturn = 15_000

/** R8: the application and PostgreSQL are dead but the cache is warm: all pages load, and a visitor can click through them. */
export async function cacheAlone(rig: Rig, { deadMinutes, pictures }: Size): Promise<boolean> {
  const front = await startFront(rig)
  const visitor = await startVisitor(front.origin)
  const measurements: Measurement[] = []
  try {
    const warm = await crawl(front.origin, { pictures })
    for (const { path, status } of warm.failed.slice(0, 5)) console.log(`     ${status} ${path}`)
    const paths = pathsOfSitemap((await timedFetch(`${front.origin}/sitemap.xml`)).body.toString())
    await Promise.all(rig.apps.map((app) => app.takeDown()))
    await rig.killDatabase()
    const died = Date.now()
    const clickedAtOnce = await clickAround(visitor)
    const responses = []
    do {
      responses.push(...(await fetchInEachEncoding(front.origin, paths)))
      await sleep(Math.min(30_000, Math.max(0, died + deadMinutes * 60_000 - Date.now())))
    } while (Date.now() - died < deadMinutes * 60_000)
    responses.push(...(await fetchInEachEncoding(front.origin, paths)))
    const times = responses.map(({ milliseconds }) => milliseconds)
    const clickedAtLast = await clickAround(visitor)
    measurements.push(
      { name: 'URLs warmed, in each encoding', value: warm.asked.size },
      none('of these, failed', warm.failed.length),
      above('URLs in the sitemap', paths.length, 100),
      { name: `requests in ${deadMinutes} min without the application`, value: responses.length },
      equal('status 200', responses.filter(({ status }) => status === 200).length, responses.length),
      some('of these, stale copies', responses.filter(({ cache }) => cache === 'STALE').length),
      { name: 'slowest response, ms', value: percentile(times, 1) },
      equal('pages clicked right away: Learn, a guide, inventory', clickedAtOnce, 3),
      equal(`the same after ${deadMinutes} min`, clickedAtLast, 3),
    )
    if (pictures) measurements.push(none('broken pictures on the last page', await brokenPictures(visitor)))

    await rig.restartDatabase()
    for (const app of rig.apps) app.startAgain()
    const returned = performance.now()
    await Promise.all(rig.origins.map(untilHealthy))
    const isStale = async () => (await timedFetch(`${front.origin}/inventory`)).cache === 'STALE'
    while ((await isStale()) && performance.now() - returned < mostMillisecondsToReturn) await sleep(100)
    const backAfter = Math.round(performance.now() - returned)
    measurements.push(
      below('pages are fresh again after, ms', backAfter, mostMillisecondsToReturn),
      none('browser errors', visitor.complaints.length),
    )
  } finally {
    await Promise.all([visitor.stop(), front.stop()])
  }
  return report('R8 application and database dead, cache warm', measurements)
}
