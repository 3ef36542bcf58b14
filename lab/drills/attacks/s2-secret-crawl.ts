import { randomUUID } from 'node:crypto'
import { formatCents } from '../../../domain/money.ts'
import { unitPrice } from '../../../domain/pricing/plant-price.ts'
import { quoteBody } from '../../../tests/support/quote-request.ts'
import { plantSentinels, sentinelPrices, sentinelsIn } from '../../../tests/support/sentinels.ts'
import { crawl } from '../../../tools/warm/crawl.ts'
import { none, report, some } from '#lab/drills/rig/measurements.ts'
import { timedFetch } from '#lab/drills/rig/front.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'

const lists = ['/inventory', '/plant-database']

/** The URL of a page's whole data, layout included; a click requests only part of it. */
const dataUrl = (path: string) => {
  const [pathname = '', query] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${query === undefined ? '' : `?${query}`}`
}

/** Every filter a list offers, one at a time: the combinations are endless. */
async function choicesOf(origin: string): Promise<string[]> {
  const pages = await Promise.all(lists.map((path) => timedFetch(origin + path)))
  return pages.flatMap(({ body }) =>
    [...body.toString().matchAll(/\shref="(\/(?:inventory|plant-database)\?[^"#]*)/g)].map((match) =>
      (match[1] ?? '').replaceAll('&amp;', '&'),
    ),
  )
}

/** The responses to a quote request, an invalid one and a delivery estimate. */
async function sendAll(origin: string, items: Items) {
  const send = async (path: string, body: unknown) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        'X-Forwarded-For': nextVisitor(),
      },
      body: JSON.stringify(body),
    })
    return { path: `POST ${path}`, text: (await response.text()) + JSON.stringify([...response.headers]) }
  }
  const quote = await send('/api/public/submit-quote', quoteBody(items))
  const { token } = JSON.parse(quote.text.slice(0, quote.text.lastIndexOf('}') + 1)) as { token: string }
  const estimate = await send('/api/delivery-estimate', { to: { zip: '78006' }, orderCents: 50_000 })
  const refused = await send('/api/public/submit-quote', quoteBody([{ inventoryId: 1, quantity: -1 }]))
  return { responses: [quote, estimate, refused], token }
}

/** S2: no response reveals wholesale prices, markups or wholesalers. Checks every `step`-th page, and all else. */
export async function secretCrawl(rig: Rig, items: Items, step: number): Promise<boolean> {
  const origin = rig.origins[0] ?? ''
  await plantSentinels(rig.query)
  const { asked, pages, failed } = await crawl(origin, { pictures: false })
  const scripts = [...asked].filter((path) => path.endsWith('.js'))
  const styles = [...asked].filter((path) => path.endsWith('.css'))
  const maps = [...scripts, ...styles].map((path) => `${path}.map`)
  const choices = await choicesOf(origin)
  const sent = await sendAll(origin, items)
  const ids = items.map(({ inventoryId }) => inventoryId).join(',')
  // Of the many that are alike, every `step`-th.
  const sample = (list: Iterable<string>) => [...list].filter((_, index) => index % step === 0)
  const paths = new Set([
    ...sample(asked),
    ...sample(choices),
    ...sample([...pages, ...choices].map(dataUrl)),
    ...scripts,
    ...styles,
    ...maps,
    ...'/ /inventory /inventory?q=zzzzqqqq /plant-database /plant-database/texas-redbud'.split(' '),
    ...'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `/api/plant-suggestions?q=${letter}`),
    `/api/cart-items?ids=${ids}`,
    `/quote/${sent.token}`,
    dataUrl(`/quote/${sent.token}`),
    `/api/sent-quote?token=${sent.token}`,
    `/api/quote-mail-state?token=${sent.token}`,
    '/cart',
    '/cart.data',
    '/nowhere',
    '/nowhere.data',
    '/health',
    '/health/mail',
    '/ready',
  ])

  const found = sent.responses.flatMap(({ path, text }) =>
    sentinelsIn(text).map((sentinel) => `${path}: ${sentinel}`),
  )
  const { wholesale, markupPercentage } = sentinelPrices
  const retail = formatCents(unitPrice(Math.round(wholesale * 100), Math.round(markupPercentage * 100)))
  let [looked, withPrice, faults, mapsThere, data] = [0, 0, 0, 0, 0]
  for (const path of paths) {
    const { status, body, headers } = await timedFetch(origin + path)
    const text = body.toString()
    looked += 1
    if (/\.data(\?|$)/.test(path)) data += 1
    if (text.includes(retail)) withPrice += 1
    if (status === 0 || status >= 500) faults += 1
    if (path.endsWith('.map') ? status !== 404 : text.includes('sourceMappingURL')) mapsThere += 1
    for (const sentinel of sentinelsIn(text + JSON.stringify([...headers])))
      found.push(`${path}: ${sentinel}`)
  }
  for (const line of found.slice(0, 10)) console.log(`     ${line}`)
  return report('S2 a crawl for secrets that must stay on the server', [
    { name: 'URLs found', value: asked.size + choices.length },
    none('of these, failed', failed.length),
    some('checked', looked + sent.responses.length),
    { name: 'of these, data requests', value: data },
    { name: 'scripts and stylesheets found', value: scripts.length + styles.length },
    some(`responses with the retail price ${retail}`, withPrice),
    none('5xx, or no response', faults),
    none('source maps available', mapsThere),
    none('secrets found', found.length),
  ])
}
