import { setTimeout as sleep } from 'node:timers/promises'
import { equal, report, type Measurement, judged } from '#lab/drills/rig/measurements.ts'
import { startFront, fetchInEachEncoding } from '#lab/drills/rig/front.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'

type Page = { path: string; servedForSeconds: number }

/** Including stale-while-revalidate: 15 s + 15 s for pages with prices, 5 minutes for the others. */
const pages: Page[] = [
  { path: '/', servedForSeconds: 30 },
  { path: '/inventory', servedForSeconds: 30 },
  { path: '/inventory.data', servedForSeconds: 30 },
  { path: '/plant-database/texas-redbud', servedForSeconds: 30 },
  { path: '/services/tree-service', servedForSeconds: 300 },
]

const fetchEach = async (origin: string, paths: readonly string[]) =>
  new Map((await fetchInEachEncoding(origin, paths)).map((response) => [response.key, response]))

/** R14: prices change and nobody visits for ten minutes. The first visitor through nginx sees the new prices. */
export async function leftAlone(rig: Rig, seconds: number): Promise<boolean> {
  const front = await startFront(rig)
  const measurements: Measurement[] = []
  try {
    const paths = pages.filter(({ servedForSeconds }) => servedForSeconds < seconds).map(({ path }) => path)
    await fetchEach(front.origin, paths)
    const before = await fetchEach(front.origin, paths)
    await rig.query('update inventory set wholesale_price = wholesale_price * 2')
    await rig.query('update container_markup_rules set planting_fee = planting_fee + 14')
    await sleep(seconds * 1000)
    const first = await fetchEach(front.origin, paths)
    const truth = await fetchEach(rig.origins[0] ?? '', paths)

    const count = (isSo: (key: string) => boolean) => [...first.keys()].filter(isSo).length
    const bodyOf = (responses: typeof first, key: string) => responses.get(key)?.body ?? Buffer.alloc(0)
    const cached = count((key) => before.get(key)?.cache === 'HIT')
    const changed = count((key) => !bodyOf(before, key).equals(bodyOf(truth, key)))
    const fresh = count(
      (key) => first.get(key)?.status === 200 && bodyOf(first, key).equals(bodyOf(truth, key)),
    )
    const words = (responses: typeof first) =>
      bodyOf(responses, '/plant-database/texas-redbud identity').toString()
    const price = (responses: typeof first) => /\$[\d,]+(?:\.\d\d)?/.exec(words(responses))?.[0] ?? ''
    measurements.push(
      { name: 'pages in each encoding', value: first.size },
      equal('cached by nginx before the prices changed', cached, first.size),
      equal('changed by the new prices', changed, first.size),
      equal(`up to date on the first request after ${seconds} s`, fresh, first.size),
      judged(
        "a price on the redbud's page, before and after",
        `${price(before)} ${price(first)}`,
        price(before) !== price(first),
      ),
    )
    for (const [key, { status, cache }] of first)
      if (!bodyOf(first, key).equals(bodyOf(truth, key))) console.log(`     ${key} ${status} ${cache}`)
  } finally {
    await front.stop()
  }
  return report('R14 pages left alone while prices change', measurements)
}
