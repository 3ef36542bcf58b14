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

export const encodings = ['identity', 'br', 'gzip']

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
