import { startNginx } from '../../../tests/support/nginx.ts'
import { until } from '../../../tests/support/until.ts'
import type { Rig } from './rig.ts'

/** nginx with deploy/nginx.conf in front of the rig's application processes, once they're ready for visitors, as in a deployment. */
export async function startFront(rig: Rig) {
  for (const origin of rig.origins)
    await until(`${origin} is ready`, async () => (await fetch(`${origin}/ready`)).ok, 60)
  return startNginx({
    port: Number(new URL(rig.siteOrigin).port),
    site: rig.siteOrigin,
    apps: rig.origins.map((origin) => new URL(origin).host),
    // Lets each test client pass as a visitor with its own IP address.
    trusted: ['127.0.0.1'],
  })
}

/** Cached pages of different kinds. */
export const cachedPages =
  '/ /inventory /plant-database /plant-database/texas-redbud /services/tree-service /tree-service/boerne /blog /contact'.split(
    ' ',
  )

export const encodings = ['identity', 'br', 'gzip']

/** One after the other, as a browser asks for them. */
export async function fetchInEachEncoding(origin: string, paths: readonly string[]) {
  const responses: (Awaited<ReturnType<typeof timedFetch>> & { key: string })[] = []
  for (const path of paths)
    for (const encoding of encodings)
      responses.push({
        key: `${path} ${encoding}`,
        ...(await timedFetch(origin + path, { 'Accept-Encoding': encoding })),
      })
  return responses
}

/** Fetches and times a URL, and reads nginx's cache status. The status is 0 if there was no response. */
export async function timedFetch(url: string, headers: Record<string, string> = {}) {
  const begun = performance.now()
  const response = await fetch(url, { headers, redirect: 'manual' }).catch(() => undefined)
  const bytes = await response?.arrayBuffer().catch(() => undefined)
  const body = bytes === undefined ? Buffer.alloc(0) : Buffer.from(bytes)
  return {
    status: response?.status ?? 0,
    cache: response?.headers.get('X-Cache') ?? '',
    headers: response?.headers ?? new Headers(),
    body,
    milliseconds: performance.now() - begun,
  }
}
