import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { currentRequest } from '#server/request-context.ts'

/** Also for a statement whose request is late already: where the processor is busy, it may not be the database that is slow. */
const leastMilliseconds = 400

/** What is left for the database of the request that asks; a process that answers none has the pool's own limits. */
function millisecondsLeft(): number {
  const until = currentRequest()?.databaseUntil
  return until === undefined ? Infinity : Math.max(leastMilliseconds, until - performance.now())
}

class TookTooLong extends Error {
  override name = 'TookTooLong'
  readonly code = 'ETIMEDOUT'
}

async function connectInTime(pool: Pool): Promise<PoolClient> {
  const left = millisecondsLeft()
  const connecting = pool.connect()
  if (left === Infinity) return connecting
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong('no connection to the database in time')), left)
  })
  try {
    return await Promise.race([connecting, tooLate])
  } catch (error) {
    if (error instanceof TookTooLong)
      connecting.then(
        (late) => late.release(),
        () => undefined,
      )
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The pool, for a visitor who waits: all statements of a request share its time. A connection that has not answered in time
 * is thrown away, since its answer may never come, and the next statement would wait behind it.
 */
export function boundPool(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await connectInTime(pool)
      let isThrownAway = false
      const query = async (text: string, values: readonly unknown[]) => {
        const left = millisecondsLeft()
        try {
          if (isThrownAway) throw new TookTooLong('this connection did not answer before')
          const limit = left === Infinity ? {} : { query_timeout: Math.ceil(left) }
          return await client.query({ text, values: [...values], ...limit })
        } catch (error) {
          isThrownAway ||= error instanceof Error && error.message === 'Query read timeout'
          throw error
        }
      }
      // Cursors are not used here.
      return { query, release: () => client.release(isThrownAway) } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
