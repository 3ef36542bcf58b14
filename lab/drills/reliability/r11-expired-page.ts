import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, equal, report, some, type Measurement, slowestOf } from '#lab/drills/rig/measurements.ts'
import { timedFetch, startFront } from '#lab/drills/rig/front.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'

const path = '/inventory'
const mostRenders = 3

/** How often the application processes have rendered the page so far. */
async function countRenders(rig: Rig): Promise<number> {
  const counter = new RegExp(`^hctc_page_renders_total\\{route="${path}"\\} (\\d+)$`, 'm')
  const metrics = await rig.readMetrics()
  return metrics.reduce((sum, text) => sum + Number(counter.exec(text)?.[1] ?? 0), 0)
}

/** All at once, each on its own connection. */
async function requestTogether(origin: string, count: number) {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  return Promise.all(
    Array.from({ length: count }, async () => {
      const begun = performance.now()
      return new Promise<{ status: number; cache: string; milliseconds: number }>((resolve) => {
        const failed = () => resolve({ status: 0, cache: '', milliseconds: performance.now() - begun })
        get(origin + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
          const { statusCode: status = 0, headers } = response
          buffer(response).then(
            () =>
              resolve({
                status,
                cache: String(headers['x-cache']),
                milliseconds: performance.now() - begun,
              }),
            failed,
          )
        }).on('error', failed)
      })
    }),
  )
}

/** R11: 1,000 concurrent requests for a page that just expired, and for one too old to serve while it's updated. */
export async function expiredPage(rig: Rig, count: number): Promise<boolean> {
  const front = await startFront(rig)
  const measurements: Measurement[] = []
  try {
    const before = await countRenders(rig)
    for (const origin of rig.origins) await timedFetch(origin + path)
    const counted = (await countRenders(rig)) - before
    measurements.push(equal('renders counted for one request to each process', counted, rig.origins.length))
    for (const [age, seconds] of [
      ['just expired', 16],
      ['too old to serve', 32],
    ] as const) {
      await timedFetch(front.origin + path, { 'Accept-Encoding': 'br' })
      await sleep(seconds * 1000)
      const start = await countRenders(rig)
      const responses = await requestTogether(front.origin, count)
      await sleep(1000)
      const renders = (await countRenders(rig)) - start
      const good = responses.filter(({ status }) => status === 200).length
      const passedOn = responses.filter(({ cache }) => !['HIT', 'STALE', 'UPDATING'].includes(cache)).length
      measurements.push(
        some(`${age}: renders for ${count} requests`, renders),
        atMost(`${age}: the same`, renders, mostRenders),
        equal(`${age}: status 200`, good, count),
        { name: `${age}: passed on to the application`, value: passedOn },
        {
          name: `${age}: slowest response, ms`,
          value: slowestOf(responses),
        },
      )
    }
  } finally {
    await front.stop()
  }
  return report('R11 an expired page and many requests', measurements)
}
