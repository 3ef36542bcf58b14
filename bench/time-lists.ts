import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { childEnv } from '#server/env.ts'
import { roleUrl } from '#server/db/roles.ts'
import { randomNumbers } from '#tests/support/random-numbers.ts'
import { catalogueOf } from './catalogue-of.ts'

const requests = 2_000

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

/** P7: 2,000 random lists of the built site over a catalogue of a given size, one after the other. */
export async function timeLists(size: number, randomAddress: (random: () => number) => string) {
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
}
