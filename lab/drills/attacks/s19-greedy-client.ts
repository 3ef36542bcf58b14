import { setTimeout as sleep } from 'node:timers/promises'
import { startFront, timedFetch } from '#lab/drills/rig/front.ts'
import { below, equal, none, report, some, p95Of } from '#lab/drills/rig/measurements.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, nextVisitor, post } from '#lab/drills/rig/submitter.ts'

type Size = { calmSeconds: number; seconds: number; quotesPerSecond: number }

/** Pages that are rendered for each request; n is never the same. */
const costly: readonly ((n: number) => string)[] = [
  (n) => `/inventory?q=oak${n}`,
  (n) => `/plant-database/bur-oak?wire=${n % 60}&away=${n % 37}`,
  (n) => `/plant-database?q=red${n}`,
  (n) => `/compare?plants=cedar-elm,bur-oak&wall=${n % 50}`,
  (n) => `/inventory?q=elm${n}&type=tree`,
  (n) => `/no-such-page-${n}`,
]
const readers = 40
const senders = 4

/** One client that asks for as much as nginx lets through, on many connections, until aborted. Counts the responses by status. */
async function attack(origin: string, over: AbortSignal) {
  const statuses = new Map<number, number>()
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'Accept-Encoding': 'br' }
  let sent = 0
  const repeat = async (ask: (n: number) => Promise<{ status: number }>) => {
    while (!over.aborted) {
      sent += 1
      const { status } = await ask(sent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) await sleep(250)
    }
  }
  const read = (n: number) => timedFetch(origin + (costly[n % costly.length]?.(n) ?? ''), headers)
  const send = async () => {
    const response = await fetch(`${origin}/contact`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(),
    })
    await response.arrayBuffer()
    return response
  }
  await Promise.all([
    ...Array.from({ length: readers }, () => repeat(read)),
    ...Array.from({ length: senders }, () => repeat(send)),
  ])
  return statuses
}

type Visit = { status: number; milliseconds: number }

async function sendQuote(origin: string, items: Items): Promise<Visit & { key: string }> {
  const attempt = newAttempt(items)
  const begun = performance.now()
  const status = await post(origin, attempt).then(
    async (response) => (await response.arrayBuffer(), response.status),
    () => 0,
  )
  return { key: attempt.key, status, milliseconds: performance.now() - begun }
}

/** Other visitors, each with an IP address of their own: some send quotes, some search. */
async function visitFor(origin: string, seconds: number, items: Items, quotesPerSecond: number) {
  const quotes: ReturnType<typeof sendQuote>[] = []
  const searches: Promise<Visit>[] = []
  const every = async (milliseconds: number, start: (n: number) => void) => {
    for (let n = 0; n * milliseconds < seconds * 1000; n += 1) {
      start(n)
      await sleep(milliseconds)
    }
  }
  const search = (n: number) =>
    timedFetch(`${origin}/inventory?q=elm${n}`, { 'X-Forwarded-For': nextVisitor(), 'Accept-Encoding': 'br' })
  await Promise.all([
    every(1000 / quotesPerSecond, () => quotes.push(sendQuote(origin, items))),
    every(300, (n) => searches.push(search(n))),
  ])
  return { quotes: await Promise.all(quotes), searches: await Promise.all(searches) }
}

/** S19: one client at nginx's limits neither stops nor slows the quotes and searches of others. */
export async function greedyClient(rig: Rig, items: Items, size: Size): Promise<boolean> {
  const front = await startFront(rig)
  try {
    const { quotesPerSecond } = size
    const calm = await visitFor(front.origin, size.calmSeconds, items, quotesPerSecond)
    const over = new AbortController()
    const attacking = attack(front.origin, over.signal)
    await sleep(1000)
    const beside = await visitFor(front.origin, size.seconds, items, quotesPerSecond)
    over.abort()
    const statuses = await attacking
    const [stored] = await rig.query(
      'select count(*)::int as rows from quotes where idempotency_key = any($1)',
      [beside.quotes.map(({ key }) => key)],
    )
    const metrics = (await rig.readMetrics()).join('\n')
    const busy = [...metrics.matchAll(/^hctc_busy_total\{work="page"\} (\d+)$/gm)]
    const failed = beside.searches.filter(({ status }) => status === 0 || status >= 500).length
    const [calmTime, quoteTime] = [p95Of(calm.quotes), p95Of(beside.quotes)]
    const of = (wanted: (status: number) => boolean) =>
      [...statuses].reduce((sum, [status, count]) => sum + (wanted(status) ? count : 0), 0)
    return report(`S19 one client at nginx's limits, ${size.seconds} s`, [
      { name: 'its requests', value: of(() => true) },
      some('of these, over the limit (429)', statuses.get(429) ?? 0),
      { name: 'of these, 5xx or no response', value: of((status) => status === 0 || status >= 500) },
      equal(
        `of ${beside.quotes.length} quotes of others, stored`,
        Number(stored?.['rows']),
        beside.quotes.length,
      ),
      none('of these, not confirmed (201)', beside.quotes.filter(({ status }) => status !== 201).length),
      { name: 'their quotes before it, p95 ms', value: calmTime },
      // A machine that's slow without the attack is compared with itself.
      below('during it, p95 ms', quoteTime, Math.max(1500, 2 * calmTime)),
      none(`of ${beside.searches.length} searches of others, 5xx or no response`, failed),
      { name: 'their searches before it, p95 ms', value: p95Of(calm.searches) },
      { name: 'during it, p95 ms', value: p95Of(beside.searches) },
      { name: 'pages that got no turn', value: busy.reduce((sum, [, count]) => sum + Number(count), 0) },
    ])
  } finally {
    await front.stop()
  }
}
