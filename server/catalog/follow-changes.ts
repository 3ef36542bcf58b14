import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { dropCaches } from '#server/platform/cache.ts'
import { markCatalogOutdated, refreshCatalog, refreshOldCatalog } from './catalog-snapshot.ts'
import { env } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'

/** Triggers send the name of each changed table on this channel. */
export const changesChannel = 'hctc_changes'

/** Payloads that mean a new catalog is needed; 'all' isn't a table but a request to reload everything. */
const catalogChanges = new Set([
  'plants',
  'inventory',
  'stock_holds',
  'container_markup_rules',
  'communities',
  'oak_rules',
  'all',
])

const reconnectAfter = 1_000
const heartbeatEvery = 2_000

/**
 * Drops this process's caches and reloads its catalog whenever the data behind them changes. Listens on its own connection,
 * outside the pool, and reconnects if it's lost. Reconnecting counts as a change, since one may have been missed. Returns a
 * function that stops it.
 */
export function followChanges(): () => Promise<void> {
  const stopping = new AbortController()
  const following = followUntil(stopping.signal)
  return async () => {
    stopping.abort()
    await following
  }
}

async function followUntil(stopped: AbortSignal) {
  let reachable = true
  while (!stopped.aborted) {
    const client = new Client({
      connectionString: env().DATABASE_SESSION_URL ?? env().DATABASE_URL,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      application_name: 'hctc caches',
    })
    // Without a listener, losing the connection would end the process.
    client.on('error', () => undefined)
    try {
      const lost = once(client, 'end', { signal: stopped })
      lost.catch(() => undefined)
      await client.connect()
      client.on('notification', ({ payload = '' }) => {
        dropCaches()
        if (catalogChanges.has(payload)) refreshCatalog()
      })
      await client.query(`listen ${changesChannel}`)
      dropCaches()
      refreshCatalog()
      reachable = true
      await untilLost(client, lost, stopped)
    } catch (error) {
      markCatalogOutdated()
      if (reachable && !stopped.aborted) log.warn({ err: error }, 'not listening for changes; reconnecting')
      reachable = false
    }
    // Don't wait for a connection that hangs.
    void client.end().catch(() => undefined)
    if (!stopped.aborted) await sleep(reconnectAfter, undefined, { signal: stopped }).catch(() => undefined)
  }
}

/** Sends heartbeats, because a connection that's cut along the way doesn't report it. */
async function untilLost(client: Client, lost: Promise<unknown>, stopped: AbortSignal) {
  const rest = { signal: stopped }
  for (;;) {
    const ended = await Promise.race([lost.then(() => true), sleep(heartbeatEvery, false, rest)])
    if (ended) throw new Error('the connection was closed')
    await client.query('select 1')
    refreshOldCatalog()
  }
}
