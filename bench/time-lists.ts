import { spawn } from 'node:child_process'
import { flowerColors, plantTypes, usdaZones, waterNeeds } from '#domain/plants/vocabulary.ts'
import { childEnv } from '#server/env.ts'
import { roleUrl } from '#server/db/roles.ts'
import { randomNumbers } from '#tests/support/random-numbers.ts'
import { catalogueOf } from './catalogue-of.ts'
import { freePort } from '#tools/free-port.ts'
import { atMost, isQuick, quantile, report } from './measure.ts'

const requests = isQuick ? 50 : 2_000
/** Up to this many plants a list may take 30 ms, above it 50. */
const mostForThirty = 10_000

// Words that are common and rare, misspelt, in another language and of one letter.
const words = ['oak', 'texas', 'mountian lorel', 'encino', 'red', 'a', 'e', 'zzzz', 'live oak']

type Random = () => number

export const oneOf = <Value>(values: readonly Value[], random: Random) =>
  values[Math.floor(random() * values.length)] as Value

/** What visitors ask of either list: some filters, some words, and every tenth turns pages, some of them to the very end. */
export function randomQuery(random: Random, moreWords: readonly string[]): URLSearchParams {
  const query = new URLSearchParams()
  const now = (share: number, key: string, values: readonly string[]) => {
    if (random() < share) query.set(key, oneOf(values, random))
  }
  now(0.3, 'q', [...words, ...moreWords])
  now(0.45, 'type', plantTypes)
  now(0.25, 'color', flowerColors)
  now(0.25, 'water', waterNeeds)
  now(0.25, 'zone', usdaZones)
  now(0.2, 'sun', ['1-1', '1-2', '3-4', '4-4'])
  now(0.2, 'height', ['0-4', '4-10', '10-18', '14-18'])
  for (const key of ['native', 'drainage', 'pets', 'best']) now(0.1, key, ['1'])
  if (random() < 0.1) query.set('page', String(1 + Math.floor(random() ** 3 * 834)))
  return query
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
      SECRET_KEY: 'only for measuring, known to everyone',
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

/** P7: 2,000 random lists of the built site, each under its canonical address, one after the other. */
export async function timeLists(name: string, randomAddress: (random: Random) => string) {
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

  const slowest = times.toSorted((a, b) => a.ms - b.ms).slice(-8)
  const at = (share: number) =>
    quantile(
      times.map(({ ms }) => ms),
      share,
    )
  console.log(`${size} plants, ${requests} random lists:`)
  const shares = { p50: 0.5, p95: 0.95, p99: 0.99, max: 1 }
  console.log(
    Object.entries(shares)
      .map(([share, value]) => `${share} ${at(value).toFixed(1)} ms`)
      .join(', '),
  )
  console.log(
    `answers: ${JSON.stringify(
      Object.groupBy(times, ({ status }) => status),
      (_, value: unknown) => (Array.isArray(value) ? value.length : value),
    )}`,
  )
  for (const { ms, path } of slowest) console.log(`${ms.toFixed(1).padStart(8)} ms ${path}`)
  const most = size <= mostForThirty ? 30 : 50
  report(`${name}-${size}`, [atMost('P7', `${name}, ${size} plants, p95 in ms`, at(0.95), most)], {
    milliseconds: Object.values(shares).map(at),
    slowest,
  })
}
