import '../../server/platform/config/require-node-24.ts'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startRig, type Rig } from '#lab/drills/rig/rig.ts'
import { postQuote, quoteBody } from '../../tests/support/quote-request.ts'
import { atLeast, atMost, isQuick, median, quantile, report } from './measure.ts'

// P6: durable quotes through the whole site. First at a steady rate, then as fast as 64 clients can send them.

const perSecond = 50
const clients = 64
const [steadySeconds, crowdSeconds] = isQuick ? [2, 2] : [60, 20]

type Items = Parameters<typeof quoteBody>[0]

let sent = 0

async function send(rig: Rig, items: Items) {
  sent += 1
  const origin = rig.origins[sent % rig.origins.length] ?? ''
  const response = await postQuote(origin, quoteBody(items))
  if (response.status !== 201)
    throw new Error(`submitting a quote returned ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

/** Times each quote from when it was due, so one that has to wait for its turn counts as slow. */
async function sendSteadily(rig: Rig, items: Items): Promise<number[]> {
  const begun = performance.now()
  const timings = Array.from({ length: steadySeconds * perSecond }, async (_, index) => {
    const due = begun + (index * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    await send(rig, items)
    return performance.now() - due
  })
  return Promise.all(timings)
}

/** Returns quotes per second. */
async function sendInCrowd(rig: Rig, items: Items): Promise<number> {
  const begun = performance.now()
  const before = sent
  const end = begun + crowdSeconds * 1000
  const client = async () => {
    while (performance.now() < end) await send(rig, items)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return ((sent - before) * 1000) / (performance.now() - begun)
}

const rig = await startRig({ apps: 2, worker: false })
try {
  const stock = await rig.query(
    "select id::int from inventory where deleted_at is null and size_description = '15 gal' order by id limit 3",
  )
  const items = stock.map((row, index) => ({ inventoryId: Number(row['id']), quantity: index + 1 }))
  // Warm up: a process's first quotes open its connections and its queue.
  for (let warmUp = 0; warmUp < 100; warmUp += 1) await send(rig, items)
  const timings = await sendSteadily(rig, items)
  const rate = await sendInCrowd(rig, items)
  const [row] = await rig.query('select count(*)::int as stored from quotes')
  if (row?.['stored'] !== sent) throw new Error(`${sent} quotes were accepted, ${row?.['stored']} are stored`)
  const load = loadavg().map((each) => each.toFixed(1))
  const times = { p50: median(timings), p95: quantile(timings, 0.95), max: Math.max(...timings) }
  console.log(
    `${perSecond} per second: p50 ${times.p50.toFixed(0)}, p95 ${times.p95.toFixed(0)}, max ${times.max.toFixed(0)} ms`,
  )
  console.log(`${sent} quotes sent, all stored; load average ${load.join(', ')}`)
  const results = [
    atMost('P6', `p99 in ms at ${perSecond} quotes per second`, quantile(timings, 0.99), 100),
    atLeast('P6', `quotes per second, ${clients} clients`, rate, 150),
  ]
  report('quotes', results, { ...times, load })
} finally {
  await rig.stop()
}
