import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { childEnv } from '#server/env.ts'
import { roleUrl } from '#server/db/roles.ts'
import { flowerColors, plantTypes, usdaZones, waterNeeds } from '#domain/plants/vocabulary.ts'
import { catalogueOf } from './catalogue-of.ts'

// P7: 2,000 random lists of a built site over a catalogue of a given size: `node bench/plant-list.ts 10000`.

const requests = 2_000

/** The same random numbers on every run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const words = [
  'oak',
  'texas',
  'mountian lorel',
  'encino',
  'red',
  'a',
  'e',
  'quercus',
  'salvia greggii',
  'zzzz',
  'muhly',
  'live oak',
]

function randomAddress(random: () => number): string {
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const query = new URLSearchParams()
  if (random() < 0.3) query.set('q', one(words))
  if (random() < 0.5) query.set('type', one(plantTypes))
  if (random() < 0.25) query.set('color', one(flowerColors))
  if (random() < 0.25) query.set('water', one(waterNeeds))
  if (random() < 0.25) query.set('zone', one(usdaZones))
  if (random() < 0.2) query.set('sun', one(['1-1', '1-2', '3-4', '4-4']))
  if (random() < 0.2) query.set('height', one(['0-4', '4-10', '10-18', '14-18']))
  for (const key of ['native', 'pets', 'drainage', 'best']) if (random() < 0.1) query.set(key, '1')
  if (random() < 0.2) query.set('sort', one(['name', 'height', 'bloom']))
  // Every tenth visitor turns pages, some of them to the very end.
  if (random() < 0.1) query.set('page', String(1 + Math.floor(random() ** 3 * 834)))
  return `/plant-database.data?${query.toString()}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function startSite(ownerUrl: string) {
  const port = await freePort()
  const site = spawn(process.execPath, ['build/server/server.js'], {
    env: childEnv({
      DATABASE_URL: roleUrl(ownerUrl, 'web'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    }),
    stdio: 'inherit',
  })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer !== undefined) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, stop: () => site.kill() }
}

const size = Number(process.argv[2] ?? 10_000)
const database = await catalogueOf(size)
const site = await startSite(database.ownerUrl)
const random = randomNumbers(7)
for (let warm = 0; warm < 100; warm += 1) await fetch(site.origin + randomAddress(random))

const times: { ms: number; path: string; status: number }[] = []
for (let request = 0; request < requests; request += 1) {
  const path = randomAddress(random)
  const begun = performance.now()
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  await answer.arrayBuffer()
  times.push({ ms: performance.now() - begun, path, status: answer.status })
}
site.stop()
await database.stop()

const sorted = times.toSorted((a, b) => a.ms - b.ms)
const at = (share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.ms ?? 0).toFixed(1)
console.log(`${size} plants, ${requests} random lists:`)
console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`)
console.log(
  `answers: ${JSON.stringify(
    Object.groupBy(times, ({ status }) => status),
    (_, value: unknown) => (Array.isArray(value) ? value.length : value),
  )}`,
)
for (const { ms, path } of sorted.slice(-8)) console.log(`${ms.toFixed(1).padStart(8)} ms ${path}`)
