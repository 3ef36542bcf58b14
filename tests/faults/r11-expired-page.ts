import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { percentile, report, type Figure } from './figures.ts'
import { askFor, startFront } from './front.ts'
import type { Rig } from './rig.ts'

const path = '/inventory'

/** How often the application has read the stock so far. PostgreSQL tells of it when a connection ends, so they are ended. */
async function readsOfStock(rig: Rig): Promise<number> {
  const url = new URL(rig.ownerUrl)
  url.username = 'postgres'
  const superuser = new Client({ connectionString: url.href })
  await superuser.connect()
  await superuser.query(
    "select pg_terminate_backend(pid, 1000) from pg_stat_activity where usename = 'hctc_web'",
  )
  const { rows } = await superuser.query(
    "select (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = 'inventory'",
  )
  await superuser.end()
  return rows[0]?.scans ?? 0
}

/** All at once, each over a connection of its own. */
async function crowd(origin: string, count: number) {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  return Promise.all(
    Array.from({ length: count }, async () => {
      const begun = performance.now()
      return new Promise<{ status: number; cache: string; tag: string; milliseconds: number }>((resolve) => {
        const failed = () =>
          resolve({ status: 0, cache: '', tag: '', milliseconds: performance.now() - begun })
        get(origin + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
          const { statusCode: status = 0, headers } = answer
          buffer(answer).then(
            () =>
              resolve({
                status,
                cache: String(headers['x-cache']),
                tag: headers.etag ?? '',
                milliseconds: performance.now() - begun,
              }),
            failed,
          )
        }).on('error', failed)
      })
    }),
  )
}

/** R11: a hot page runs out, and 1,000 ask for it at once: it is rendered once. Also when nobody came for so long that no old copy may do. */
export async function expiredPage(rig: Rig, count: number): Promise<boolean> {
  const begun = performance.now()
  const front = await startFront(rig)
  const figures: Figure[] = []
  try {
    // The figures that every render shares are read, and one render is measured.
    for (const origin of rig.origins) await askFor(origin + path)
    const before = await readsOfStock(rig)
    await askFor((rig.origins[0] ?? '') + path)
    const readsOfOne = (await readsOfStock(rig)) - before
    figures.push({ name: 'reads of the stock for one render', value: readsOfOne, holds: readsOfOne > 0 })
    for (const [age, seconds] of [
      ['a little old', 31],
      ['too old to be shown', 62],
    ] as const) {
      await askFor(front.origin + path, { 'Accept-Encoding': 'br' })
      await sleep(seconds * 1000)
      const start = await readsOfStock(rig)
      const answers = await crowd(front.origin, count)
      await sleep(1000)
      const renders = ((await readsOfStock(rig)) - start) / readsOfOne
      const good = answers.filter(({ status }) => status === 200).length
      const upstream = answers.filter(
        ({ cache }) => cache !== 'HIT' && cache !== 'STALE' && cache !== 'UPDATING',
      ).length
      figures.push(
        { name: `${age}: renders for ${count} visitors`, value: renders, holds: renders === 1 },
        { name: `${age}: answered 200`, value: good, holds: good === count },
        { name: `${age}: sent on to the application by nginx`, value: upstream },
        {
          name: `${age}: slowest answer, ms`,
          value: percentile(
            answers.map(({ milliseconds }) => milliseconds),
            1,
          ),
        },
      )
    }
  } finally {
    await front.stop()
  }
  return report('R11 an expired page and a crowd', begun, figures)
}
