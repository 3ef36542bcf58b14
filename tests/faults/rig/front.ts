import { startNginx } from '#tests/support/nginx.ts'
import type { Rig } from './rig.ts'

/** nginx with deploy/nginx.conf before the rig's application processes. */
export function startFront(rig: Rig) {
  return startNginx({
    port: Number(new URL(rig.siteOrigin).port),
    site: rig.siteOrigin,
    apps: rig.origins.map((origin) => new URL(origin).host),
    // So that the clients can be visitors with addresses of their own.
    trusted: ['127.0.0.1'],
  })
}

export const encodings = ['identity', 'br', 'gzip']

/** One answer, and where it came from; a status of 0 where there was none. */
export async function askFor(address: string, headers: Record<string, string> = {}) {
  const begun = performance.now()
  const response = await fetch(address, { headers, redirect: 'manual' }).catch(() => undefined)
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
