import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { dropCaches } from './cache.ts'
import { env } from './env.ts'
import { log } from './log.ts'

/** What the triggers of 0017_announce_changes.sql say a change on. */
export const changesChannel = 'hctc_changes'

const reconnectAfter = 1_000
const beatEvery = 15_000

/**
 * Drops this process's caches whenever somebody changes what they were read from. Listens on a connection of its own,
 * outside the pool, and takes a new one when it is lost; what was missed meanwhile counts as a change. Answers how to stop.
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
      query_timeout: 5_000,
      application_name: 'hctc caches',
    })
    // Without a listener the loss of the connection would end the process.
    client.on('error', () => undefined)
    try {
      const lost = once(client, 'end', { signal: stopped })
      lost.catch(() => undefined)
      await client.connect()
      client.on('notification', dropCaches)
      await client.query(`listen ${changesChannel}`)
      dropCaches()
      reachable = true
      await untilLost(client, lost, stopped)
    } catch (error) {
      if (reachable && !stopped.aborted) log.warn({ err: error }, 'changes not heard; caches run out by time')
      reachable = false
    }
    // A connection that hangs is not waited for.
    void client.end().catch(() => undefined)
    if (!stopped.aborted) await sleep(reconnectAfter, undefined, { signal: stopped }).catch(() => undefined)
  }
}

/** Asks from time to time: a line that is cut in the middle says nothing by itself. */
async function untilLost(client: Client, lost: Promise<unknown>, stopped: AbortSignal) {
  const rest = { signal: stopped }
  for (;;) {
    const ended = await Promise.race([lost.then(() => true), sleep(beatEvery, false, rest)])
    if (ended) throw new Error('the connection was closed')
    await client.query('select 1')
  }
}
