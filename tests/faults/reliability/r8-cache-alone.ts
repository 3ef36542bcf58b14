import { setTimeout as sleep } from 'node:timers/promises'
import { defaultProfile } from '#domain/company/company-profile.ts'
import { oakCart, quoteLink, storeCart } from '#tests/support/quote-cart.ts'
import { errorsAbove, fillForm, openForm, sendButton, summaryOf } from '#tests/support/fill-quote-form.ts'
import { pathsOfSitemap } from '#tools/warm/addresses.ts'
import { crawl } from '#tools/warm/crawl.ts'
import { percentile, report, type Figure } from '#tests/faults/rig/measurements.ts'
import { askFor, encodings, startFront } from '#tests/faults/rig/front.ts'
import { untilItAnswers, type Rig } from '#tests/faults/rig/rig.ts'
import { follow, startVisitor } from '#tests/faults/rig/visitor.ts'

type Size = { deadMinutes: number; pictures: boolean }
type Visitor = Awaited<ReturnType<typeof startVisitor>>

/** Every address of the sitemap in every encoding, once. */
async function askForAll(origin: string, paths: readonly string[]) {
  const answers: { status: number; cache: string; milliseconds: number }[] = []
  for (const encoding of encodings)
    for (const path of paths) answers.push(await askFor(origin + path, { 'Accept-Encoding': encoding }))
  return answers
}

const isApology = (heading: string) => heading === '' || /tipped over|Back in a moment/.test(heading)

/** How many pictures of the page that is open arrived broken; those out of sight are not asked for yet. */
const brokenPictures = ({ page }: Visitor) =>
  page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
  )

/** From page to page by its links, as everybody does: how many of the three came with their own heading. */
async function clickAround({ page }: Visitor): Promise<number> {
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  const learn = await follow(page, main.getByRole('link', { name: 'Learn' }), /\/plant-database$/)
  const guide = await follow(
    page,
    page.locator('main a[href^="/plant-database/"]').first(),
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

/** R8: the application and PostgreSQL are dead, the cache is warm: all pages are there, and nobody is told that a quote was sent. */
export async function cacheAlone(rig: Rig, { deadMinutes, pictures }: Size): Promise<boolean> {
  const begun = performance.now()
  const front = await startFront(rig)
  const visitor = await startVisitor(front.origin)
  const late = await startVisitor(front.origin)
  const figures: Figure[] = []
  try {
    const warm = await crawl(front.origin, { pictures })
    for (const { path, status } of warm.failed.slice(0, 5)) console.log(`     ${status} ${path}`)
    const paths = pathsOfSitemap((await askFor(`${front.origin}/sitemap.xml`)).body.toString())
    await storeCart(visitor.page.context(), front.origin, oakCart)
    await storeCart(late.page.context(), front.origin, oakCart)
    await openForm(visitor.page)
    await fillForm(visitor.page, { email: 'elena@example.com' })

    await Promise.all(rig.apps.map((app) => app.killForNow()))
    await rig.killDatabase()
    const died = Date.now()
    const clickedAtOnce = await clickAround(late)
    const answers = []
    do {
      answers.push(...(await askForAll(front.origin, paths)))
      await sleep(Math.min(30_000, Math.max(0, died + deadMinutes * 60_000 - Date.now())))
    } while (Date.now() - died < deadMinutes * 60_000)
    answers.push(...(await askForAll(front.origin, paths)))
    const good = answers.filter(({ status }) => status === 200).length
    const stale = answers.filter(({ cache }) => cache === 'STALE').length
    figures.push(
      { name: 'addresses warmed, in each encoding', value: warm.asked.size, holds: warm.failed.length === 0 },
      { name: 'addresses in the sitemap', value: paths.length, holds: paths.length > 100 },
      { name: `asked for within ${deadMinutes} min without application`, value: answers.length },
      { name: 'answered 200', value: good, holds: good === answers.length },
      { name: 'of these from a copy that had run out', value: stale, holds: stale > 0 },
      {
        name: 'slowest answer, ms',
        value: percentile(
          answers.map(({ milliseconds }) => milliseconds),
          1,
        ),
      },
    )

    const clickedAtLast = await clickAround(late)
    const broken = await brokenPictures(late)
    figures.push(
      {
        name: 'clicked at once: Learn, a guide, the inventory',
        value: clickedAtOnce,
        holds: clickedAtOnce === 3,
      },
      {
        name: `clicked after ${deadMinutes} min: the same`,
        value: clickedAtLast,
        holds: clickedAtLast === 3,
      },
      { name: 'pictures broken on the last page', value: broken, holds: !pictures || broken === 0 },
    )
    await quoteLink(late.page).click()
    const failedPrices = late.page.getByRole('dialog').getByText('Prices didn’t load')
    await failedPrices.waitFor()
    const drawerSays = saysHowToReachUs(await late.page.getByRole('dialog').textContent())
    await sendButton(visitor.page).click()
    await errorsAbove(visitor.page).waitFor()
    const formText = await errorsAbove(visitor.page).textContent()
    figures.push(
      { name: 'the cart says so, with the phone number', value: String(drawerSays), holds: drawerSays },
      {
        name: 'the form says that it was not sent, with the phone number',
        value: String(saysHowToReachUs(formText)),
        holds: saysHowToReachUs(formText) && formText?.includes('Failed to submit quote') === true,
      },
    )

    await rig.restartDatabase()
    for (const app of rig.apps) app.startAgain()
    const returned = performance.now()
    await Promise.all(rig.origins.map(untilItAnswers))
    figures.push({
      name: 'the application answers again after, ms',
      value: Math.round(performance.now() - returned),
    })
    while (
      (await askFor(`${front.origin}/inventory`)).cache === 'STALE' &&
      performance.now() - returned < mostMillisecondsToReturn
    )
      await sleep(100)
    const backAfter = Math.round(performance.now() - returned)
    figures.push({
      name: 'fresh again after their return, ms',
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
    figures.push({ name: 'the open cart has its prices again', value: String(canRequest), holds: canRequest })
    await sendButton(visitor.page).click()
    await summaryOf(visitor.page).waitFor()
    const [row] = await rig.query('select count(*)::int as quotes from quotes')
    figures.push(
      {
        name: 'quotes stored when the same form is sent again',
        value: row?.quotes,
        holds: row?.quotes === 1,
      },
      {
        name: 'complaints of the browsers',
        value: visitor.complaints.length + late.complaints.length,
        holds: visitor.complaints.length + late.complaints.length === 0,
      },
    )
    for (const line of [...visitor.complaints, ...late.complaints].slice(0, 5)) console.log(`     ${line}`)
  } finally {
    await Promise.all([visitor.stop(), late.stop(), front.stop()])
  }
  return report('R8 application and database dead, cache warm', begun, figures)
}
