import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase } from '../../../server/platform/database/database.ts'
import { readRecord } from '../../../server/quotes/quote-events.ts'
import { closeQueue } from '../../../server/mail/queue.ts'
import { limitConcurrency } from '../../../server/platform/limits/limit-concurrency.ts'
import { log } from '../../../server/platform/log/log.ts'
import { cachedPages, startFront, timedFetch } from '#lab/drills/rig/front.ts'
import { reconcile, untilMailed } from '#lab/drills/rig/ledger.ts'
import { report, type Measurement, none, atMost, judged } from '#lab/drills/rig/measurements.ts'
import { offer, postForm, takeTheDesk, type Life, findLife } from '#lab/drills/rig/quote-life.ts'
import { startRig, type Rig, type Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, post, type Accepted, type Attempt } from '#lab/drills/rig/submitter.ts'
import { startThreeServers, type ServerName, type ThreeServers } from '#lab/drills/rig/three-servers.ts'
import { until } from '../../../tests/support/until.ts'
import { freePort } from '../../../tools/free-port.ts'

type Offered = Life & { version: number }
type Sample = { at: number; path: string; status: number; milliseconds: number }
type Kill = { at: number; died: ServerName; tookOver: ServerName; wholeAfter: number }

const everyMilliseconds = 50
/** Of 20 a second, 15 are quotes and 5 are acceptances. */
const quotesPerAcceptance = 3
const mostSecondsWithoutWrites = 20
const slowestPageMilliseconds = 3000
const calmSeconds = 5
const mostWaiting = 15
/** On a machine that can't keep up, nobody else gets in line. */
const mostInLine = 500

/** R16: the primary's machine dies with its disk, again and again, while people ask for quotes and accept them. */
export async function deadMachines(kills: number): Promise<boolean> {
  // This process does the desk's part, and loses its connections too.
  log.level = 'silent'
  const servers = await startThreeServers()
  let rig: Rig | undefined
  let front: Awaited<ReturnType<typeof startFront>> | undefined
  try {
    const entries = { SITE_ORIGIN: `http://127.0.0.1:${await freePort()}` }
    rig = await startRig({ entries, cluster: servers })
    front = await startFront(rig)
    return await killPrimaries(servers, rig, front.origin, kills)
  } finally {
    await closeQueue().catch(() => undefined)
    await closeDatabase().catch(() => undefined)
    await front?.stop()
    await (rig ?? servers).stop()
  }
}

async function killPrimaries(
  servers: ThreeServers,
  rig: Rig,
  origin: string,
  count: number,
): Promise<boolean> {
  takeTheDesk(rig)
  const stock = await rig.query(
    "select id::int as id from inventory where deleted_at is null and size_description = '15 gal' order by id limit 3",
  )
  const items = stock.map(({ id }, index) => ({ inventoryId: Number(id), quantity: index + 1 }))
  for (const path of cachedPages) await timedFetch(origin + path)
  const watched = watchPages(origin)
  const traffic = startTraffic(rig, origin, items)
  // New processes are slow at first.
  await traffic.warmUp()
  traffic.begin()

  const kills: Kill[] = []
  for (let kill = 0; kill < count; kill += 1) {
    await sleep(calmSeconds * 1000)
    // Those who had to wait the last time have been served.
    for (let second = 0; second < 10 && traffic.countWaiting() >= mostWaiting; second += 1) await sleep(1000)
    const died = await until('a primary', servers.primary)
    const at = performance.now()
    servers.destroyServer(died)
    const tookOver = await until(
      'another primary',
      async () => {
        const name = await servers.primary()
        return name !== died && name
      },
      90,
    )
    await until('a write', () => (traffic.times.at(-1) ?? 0) > at + 3000, 90)
    servers.replaceServer(died)
    await servers.untilWhole()
    kills.push({ at, died, tookOver, wholeAfter: performance.now() - at })
  }
  await sleep(calmSeconds * 1000)
  const ended = performance.now()
  await traffic.stop()
  const samples = await watched.stop()
  await untilMailed(rig)

  const perKill = kills.map((kill, index): Measurement => {
    const next = kills[index + 1]?.at ?? ended
    const gap = longestGap(traffic.times, kill.at, next) / 1000
    const slowest = Math.max(
      ...samples.filter(({ at }) => at >= kill.at && at < next).map(({ milliseconds }) => milliseconds),
    )
    return judged(
      `${index + 1}. ${kill.died} dies, ${kill.tookOver} takes over: no writes for`,
      `${gap.toFixed(1)} s (slowest page ${Math.round(slowest)} ms, three servers again after ${(kill.wholeAfter / 1000).toFixed(1)} s)`,
      gap <= mostSecondsWithoutWrites,
    )
  })
  const failed = samples.filter(({ status }) => status !== 200)
  const slowest = Math.max(...samples.map(({ milliseconds }) => milliseconds))
  const { lost, doubled } = await checkAcceptances(rig, traffic.acceptances)
  const different = await countDifferent(servers)
  const seconds = (ended - (traffic.times[0] ?? ended)) / 1000
  return report(`R16 the primary's machine and disk lost ${count} times`, [
    ...perKill,
    ...(await reconcile(rig, traffic.quotes, count)),
    { name: 'acceptances (303 received)', value: traffic.acceptances.length },
    none('acceptances lost', lost),
    none('acceptances stored twice', doubled),
    none('refused although they were right', traffic.refused.length),
    { name: 'writes a second, outages included', value: (traffic.times.length / seconds).toFixed(1) },
    { name: 'not begun because too many were waiting', value: traffic.countSkipped() },
    none('servers whose quotes differ', different),
    { name: 'pages fetched through nginx', value: samples.length },
    none('of them not a 200', failed.length),
    atMost('slowest page, ms', slowest, slowestPageMilliseconds),
  ])
}

/** Fetches one page after the other every 100 ms, whether or not the last has arrived. */
function watchPages(origin: string) {
  const samples: Sample[] = []
  const open = new Set<Promise<void>>()
  let index = 0
  const timer = setInterval(() => {
    const path = cachedPages[index % cachedPages.length] ?? '/'
    index += 1
    const at = performance.now()
    const fetching = timedFetch(origin + path)
      .then(({ status, milliseconds }) => void samples.push({ at, path, status, milliseconds }))
      .finally(() => open.delete(fetching))
    open.add(fetching)
  }, 100)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
      return samples
    },
  }
}

/** Starts a quote or an acceptance every 50 ms, and repeats each with its key until it's acknowledged. */
function startTraffic(rig: Rig, origin: string, items: Items) {
  const quotes: Accepted[] = []
  const acceptances: Offered[] = []
  const refused: string[] = []
  /** When each was acknowledged. */
  const times: number[] = []
  const waiting: { number: string; visitor: string }[] = []
  const offered: Offered[] = []
  const open = new Set<Promise<void>>()
  // As many requests at once as the site has connections. Without this, those who try again would keep a busy machine from serving
  // anyone.
  const inTurn = limitConcurrency({ work: 'visits', most: 20, waitMilliseconds: 600_000 })
  let skipped = 0
  const over = new AbortController()

  const acknowledge = () => times.push(performance.now())
  /** Like people, who press the button again soon at first and then every few seconds. */
  const pause = (tries: number) => sleep(250 + randomInt(Math.min(6000, 250 * 2 ** tries)))

  async function sendQuote() {
    const attempt: Attempt = newAttempt(items)
    const sent = performance.now()
    for (let tries = 1; ; tries += 1) {
      const response = await inTurn(() => post(origin, attempt)).catch(() => undefined)
      const text = await response?.text().catch(() => undefined)
      if (response?.ok && text !== undefined) {
        const { quoteNumber } = JSON.parse(text) as { quoteNumber: string }
        acknowledge()
        quotes.push({ key: attempt.key, quoteNumber, tries, milliseconds: performance.now() - sent })
        if (waiting.length < 40) waiting.push({ number: quoteNumber, visitor: attempt.visitor })
        return
      }
      if (isRefusal(response?.status)) {
        refused.push(`quote ${response?.status} ${text}`)
        return
      }
      await pause(tries)
    }
  }

  async function accept(life: Offered) {
    const fields = { intent: 'accept', key: randomUUID(), version: String(life.version), name: 'Elena Ortiz' }
    for (let tries = 1; ; tries += 1) {
      const status = await inTurn(() => postForm(origin, life.token, fields, life.visitor)).then(
        (response) => response.status,
        () => undefined,
      )
      if (status === 303) {
        acknowledge()
        acceptances.push(life)
        return
      }
      if (isRefusal(status)) {
        refused.push(`acceptance ${status}`)
        return
      }
      await pause(tries)
    }
  }

  /** The desk sends an official quote, and looks again if it doesn't know whether that worked. */
  const desk = (async () => {
    while (!over.signal.aborted) {
      const next = offered.length < 40 ? waiting.shift() : undefined
      if (next === undefined) {
        await sleep(50)
        continue
      }
      for (let tries = 1; !over.signal.aborted; tries += 1) {
        const life = await makeOffer(rig, next).catch(() => undefined)
        if (life !== undefined) {
          offered.push(life)
          break
        }
        await pause(tries)
      }
    }
  })()

  let started = 0
  let timer: NodeJS.Timeout | undefined
  const sendNext = () => {
    if (open.size >= mostInLine) {
      skipped += 1
      return
    }
    started += 1
    const life = started % (quotesPerAcceptance + 1) === 0 ? offered.shift() : undefined
    const sending = (life === undefined ? sendQuote() : accept(life)).finally(() => open.delete(sending))
    open.add(sending)
  }

  return {
    quotes,
    acceptances,
    refused,
    times,
    countWaiting: () => open.size,
    countSkipped: () => skipped,
    warmUp: async () => {
      for (let round = 0; round < 20; round += 1) {
        for (let each = 0; each < 4; each += 1) sendNext()
        await Promise.all(open)
      }
    },
    begin: () => (timer = setInterval(sendNext, everyMilliseconds)),
    stop: async () => {
      clearInterval(timer)
      over.abort()
      await desk
      await Promise.all(open)
    },
  }
}

const isRefusal = (status: number | undefined) => status !== undefined && status < 500 && status !== 429

async function makeOffer(
  rig: Rig,
  { number, visitor }: { number: string; visitor: string },
): Promise<Offered> {
  const life = await findLife(rig, number, visitor)
  const before = await readRecord(life.id)
  if (before.record.state !== 'quoted') await offer(life, new Date())
  const { record } = await readRecord(life.id)
  return { ...life, version: record.newest.version }
}

/** The longest time without an acknowledgment that begins or ends between these moments. */
function longestGap(times: readonly number[], from: number, to: number): number {
  const before = times.findLast((time) => time < from) ?? from
  const within = times.filter((time) => time >= from && time < to)
  return Math.max(
    ...[...within, to].map((time, index) => time - (index === 0 ? before : (within[index - 1] ?? before))),
  )
}

async function checkAcceptances(rig: Rig, acceptances: readonly Offered[]) {
  const rows = await rig.query(
    "select quote_id::int as id, count(*)::int as times from quote_events where kind = 'accepted' group by quote_id",
  )
  const stored = new Map(rows.map(({ id, times }) => [Number(id), Number(times)]))
  return {
    lost: acceptances.filter(({ id }) => !stored.has(id)).length,
    doubled: [...stored.values()].filter((times) => times > 1).length,
  }
}

/** Each server is asked itself, once the copies have caught up. */
async function countDifferent(servers: ThreeServers): Promise<number> {
  const text = `select count(*)::int as quotes, coalesce(sum(hashtext(quote_number)), 0)::text as numbers,
    (select count(*)::int from quote_events) as events from quotes`
  const read = async () => {
    const found = await Promise.all(servers.names.map((name) => servers.ask(name, 'faults', text)))
    return new Set(found.map(([row]) => JSON.stringify(row))).size - 1
  }
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await read().catch(() => 1)) === 0) return 0
    await sleep(500)
  }
  return read()
}
