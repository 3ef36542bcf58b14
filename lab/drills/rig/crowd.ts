import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './measurements.ts'
import { nextVisitor } from './submitter.ts'
import { postQuote, quoteBody } from '../../../tests/support/quote-request.ts'
import type { Items } from './rig.ts'

// Searches and quotes are never cached, so they always reach the application.
const paths = [
  '/',
  '/inventory?q=oak',
  '/plant-database/texas-redbud',
  '/plant-database?q=red',
  '/inventory?q=elm',
]

async function get(url: URL, failures: string[]): Promise<string> {
  const response = await fetch(url, {
    headers: { 'X-Forwarded-For': nextVisitor() },
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  if (response.status !== 200) failures.push(`${response.status} ${url.pathname}`)
  return text
}

/**
 * Visitors who open pages with their scripts and styles, and send quotes, as long as `work` takes. The files are requested as by a
 * browser that has none of them, so a page of one release asks whichever process is next for its files.
 */
export async function visitDuring(origin: string, clients: number, items: Items, work: () => Promise<void>) {
  const failures: string[] = []
  const times: number[] = []
  const over = new AbortController()
  let quotes = 0
  let visits = 0
  const timed = async <Result>(request: () => Promise<Result>): Promise<Result | undefined> => {
    const begun = performance.now()
    try {
      return await request()
    } catch (error) {
      failures.push(String(error instanceof Error ? (error.cause ?? error) : error))
      return undefined
    } finally {
      times.push(performance.now() - begun)
    }
  }
  const visitors = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) {
      visits += 1
      if (visits % 10 === 0) {
        const response = await timed(() => postQuote(origin, quoteBody(items)))
        if (response?.status === 201) quotes += 1
        else if (response !== undefined) failures.push(`${response.status} quote`)
      } else {
        const page = await timed(() => get(new URL(paths[visits % paths.length] ?? '/', origin), failures))
        const files = new Set(page?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])
        for (const file of files) await timed(() => get(new URL(file, origin), failures))
      }
      await sleep(20)
    }
  })
  try {
    await work()
  } finally {
    over.abort()
    await Promise.all(visitors)
  }
  return {
    requests: times.length,
    quotes,
    failures,
    p95: percentile(times, 0.95),
    slowest: Math.round(Math.max(...times)),
  }
}
