import { setTimeout as sleep } from 'node:timers/promises'
import { defaultProfile } from '../../../domain/settings/company-profile.ts'
import { oakCart, quoteLink, storeCart } from '../../../tests/support/quote-cart.ts'
import {
  errorsAbove,
  fillForm,
  openForm,
  sendButton,
  summaryOf,
} from '../../../tests/support/fill-quote-form.ts'
import { pathsOfSitemap } from '../../../tools/warm/urls.ts'
import { crawl } from '../../../tools/warm/crawl.ts'
import { percentile, report, type Measurement } from '#lab/drills/rig/measurements.ts'
import { timedFetch, encodings, startFront } from '#lab/drills/rig/front.ts'
import { untilHealthy, type Rig } from '#lab/drills/rig/rig.ts'
import { follow, startVisitor } from '#lab/drills/rig/visitor.ts'

type Size = { deadMinutes: number; pictures: boolean }
type Visitor = Awaited<ReturnType<typeof startVisitor>>

/** Fetches every sitemap URL once in every encoding. */
async function fetchAll(origin: string, paths: readonly string[]) {
  const responses: { status: number; cache: string; milliseconds: number }[] = []
  for (const encoding of encodings)
    for (const path of paths) responses.push(await timedFetch(origin + path, { 'Accept-Encoding': encoding }))
  return responses
}

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
const saysHowToReachUs = (text: string | null) => text?.includes(defaultProfile.phone) ?? false

/** R8: the application and PostgreSQL are dead but the cache is warm: all pages load, and nobody is told that a quote was sent. */
export async function cacheAlone(rig: Rig, { deadMinutes, pictures }: Size): Promise<boolean> {
  const begun = performance.now()
  const front = await startFront(rig)
  const visitor = await startVisitor(front.origin)
  const late = await startVisitor(front.origin)
  const measurements: Measurement[] = []
  try {
    const warm = await crawl(front.origin, { pictures })
    for (const { path, status } of warm.failed.slice(0, 5)) console.log(`     ${status} ${path}`)
    const paths = pathsOfSitemap((await timedFetch(`${front.origin}/sitemap.xml`)).body.toString())
    await storeCart(visitor.page.context(), front.origin, oakCart)
    await storeCart(late.page.context(), front.origin, oakCart)
    await openForm(visitor.page)
    await fillForm(visitor.page, { email: 'elena@example.com' })

    await Promise.all(rig.apps.map((app) => app.takeDown()))
    await rig.killDatabase()
    const died = Date.now()
    const clickedAtOnce = await clickAround(late)
    const responses = []
    do {
      responses.push(...(await fetchAll(front.origin, paths)))
      await sleep(Math.min(30_000, Math.max(0, died + deadMinutes * 60_000 - Date.now())))
    } while (Date.now() - died < deadMinutes * 60_000)
    responses.push(...(await fetchAll(front.origin, paths)))
    const good = responses.filter(({ status }) => status === 200).length
    const stale = responses.filter(({ cache }) => cache === 'STALE').length
    measurements.push(
      { name: 'URLs warmed, in each encoding', value: warm.asked.size, holds: warm.failed.length === 0 },
      { name: 'URLs in the sitemap', value: paths.length, holds: paths.length > 100 },
      { name: `requests in ${deadMinutes} min without the application`, value: responses.length },
      { name: 'status 200', value: good, holds: good === responses.length },
      { name: 'of these, stale copies', value: stale, holds: stale > 0 },
      {
        name: 'slowest response, ms',
        value: percentile(
          responses.map(({ milliseconds }) => milliseconds),
          1,
        ),
      },
    )

    const clickedAtLast = await clickAround(late)
    const broken = await brokenPictures(late)
    measurements.push(
      {
        name: 'pages clicked right away: Learn, a guide, inventory',
        value: clickedAtOnce,
        holds: clickedAtOnce === 3,
      },
      {
        name: `the same after ${deadMinutes} min`,
        value: clickedAtLast,
        holds: clickedAtLast === 3,
      },
      { name: 'broken pictures on the last page', value: broken, holds: !pictures || broken === 0 },
    )
    await quoteLink(late.page).click()
    const failedPrices = late.page.getByRole('dialog').getByText('Prices didn’t load')
    await failedPrices.waitFor()
    const drawerSays = saysHowToReachUs(await late.page.getByRole('dialog').textContent())
    await sendButton(visitor.page).click()
    await errorsAbove(visitor.page).waitFor()
    const formText = await errorsAbove(visitor.page).textContent()
    measurements.push(
      {
        name: 'the cart shows the failure and the phone number',
        value: String(drawerSays),
        holds: drawerSays,
      },
      {
        name: "the form says it wasn't sent, with the phone number",
        value: String(saysHowToReachUs(formText)),
        holds: saysHowToReachUs(formText) && formText?.includes('Failed to submit quote') === true,
      },
    )

    await rig.restartDatabase()
    for (const app of rig.apps) app.startAgain()
    const returned = performance.now()
    await Promise.all(rig.origins.map(untilHealthy))
    measurements.push({
      name: 'the application is healthy again after, ms',
      value: Math.round(performance.now() - returned),
    })
    while (
      (await timedFetch(`${front.origin}/inventory`)).cache === 'STALE' &&
      performance.now() - returned < mostMillisecondsToReturn
    )
      await sleep(100)
    const backAfter = Math.round(performance.now() - returned)
    measurements.push({
      name: 'pages are fresh again after, ms',
      value: backAfter,
      holds: backAfter < mostMillisecondsToReturn,
    })
    await late.page.getByRole('dialog').getByRole('button', { name: 'Try Again' }).click()
    const canRequest = await late.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Request this quote', disabled: false })
      .waitFor()
      .then(
        () => true,
        () => false,
      )
    measurements.push({
      name: 'the open cart shows prices again',
      value: String(canRequest),
      holds: canRequest,
    })
    await sendButton(visitor.page).click()
    await summaryOf(visitor.page).waitFor()
    const [row] = await rig.query('select count(*)::int as quotes from quotes')
    measurements.push(
      {
        name: 'quotes stored when the form is sent again',
        value: row?.quotes,
        holds: row?.quotes === 1,
      },
      {
        name: 'browser errors',
        value: visitor.complaints.length + late.complaints.length,
        holds: visitor.complaints.length + late.complaints.length === 0,
      },
    )
    for (const line of [...visitor.complaints, ...late.complaints].slice(0, 5)) console.log(`     ${line}`)
  } finally {
    await Promise.all([visitor.stop(), late.stop(), front.stop()])
  }
  return report('R8 application and database dead, cache warm', begun, measurements)
}
