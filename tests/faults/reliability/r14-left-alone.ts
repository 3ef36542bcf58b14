import { setTimeout as sleep } from 'node:timers/promises'
import { report, type Figure } from '#tests/faults/rig/measurements.ts'
import { askFor, encodings, startFront } from '#tests/faults/rig/front.ts'
import type { Rig } from '#tests/faults/rig/rig.ts'

type Page = { path: string; servedForSeconds: number }

/** Including stale-while-revalidate: 15 s + 15 s for pages with prices, 5 minutes for the others. */
const pages: Page[] = [
  { path: '/', servedForSeconds: 30 },
  { path: '/inventory', servedForSeconds: 30 },
  { path: '/inventory.data', servedForSeconds: 30 },
  { path: '/plant-database/texas-redbud', servedForSeconds: 30 },
  { path: '/services/tree-service', servedForSeconds: 300 },
]

async function askForEach(origin: string, paths: readonly string[]) {
  const answers = new Map<string, Awaited<ReturnType<typeof askFor>>>()
  for (const path of paths)
    for (const encoding of encodings)
      answers.set(`${path} ${encoding}`, await askFor(origin + path, { 'Accept-Encoding': encoding }))
  return answers
}

/** R14: prices change, and nobody asks for ten minutes. The first who does is shown the new ones, by nginx as it is shipped. */
export async function leftAlone(rig: Rig, seconds: number): Promise<boolean> {
  const begun = performance.now()
  const front = await startFront(rig)
  const figures: Figure[] = []
  try {
    const paths = pages.filter(({ servedForSeconds }) => servedForSeconds < seconds).map(({ path }) => path)
    await askForEach(front.origin, paths)
    const before = await askForEach(front.origin, paths)
    await rig.query('update inventory set wholesale_price = wholesale_price * 2')
    await rig.query('update container_markup_rules set planting_fee = planting_fee + 14')
    await sleep(seconds * 1000)
    const first = await askForEach(front.origin, paths)
    const truth = await askForEach(rig.origins[0] ?? '', paths)

    const count = (isSo: (key: string) => boolean) => [...first.keys()].filter(isSo).length
    const bodyOf = (answers: typeof first, key: string) => answers.get(key)?.body ?? Buffer.alloc(0)
    const kept = count((key) => before.get(key)?.cache === 'HIT')
    const changed = count((key) => !bodyOf(before, key).equals(bodyOf(truth, key)))
    const fresh = count(
      (key) => first.get(key)?.status === 200 && bodyOf(first, key).equals(bodyOf(truth, key)),
    )
    const words = (answers: typeof first) =>
      bodyOf(answers, '/plant-database/texas-redbud identity').toString()
    const price = (answers: typeof first) => /\$[\d,]+(?:\.\d\d)?/.exec(words(answers))?.[0] ?? ''
    figures.push(
      { name: 'pages in each encoding', value: first.size },
      { name: 'kept by nginx before the prices changed', value: kept, holds: kept === first.size },
      { name: 'that the change makes others', value: changed, holds: changed === first.size },
      {
        name: `as changed on the first request after ${seconds} s`,
        value: fresh,
        holds: fresh === first.size,
      },
      {
        name: 'a price on the redbud’s page, before and then',
        value: `${price(before)} ${price(first)}`,
        holds: price(before) !== price(first),
      },
    )
    for (const [key, { status, cache }] of first)
      if (!bodyOf(first, key).equals(bodyOf(truth, key))) console.log(`     ${key} ${status} ${cache}`)
  } finally {
    await front.stop()
  }
  return report('R14 pages left alone while prices change', begun, figures)
}
