import type { Pool } from 'pg'
import { inTime } from '#server/limits/in-time.ts'
import { currentRequest } from '#server/http/request-context.ts'

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

const late = () => new TookTooLong('the database did not answer in time')

/**
 * The pool, for a visitor who waits: all statements of a request share its time. A connection that has not answered in time
 * is thrown away, since its answer may never come, and the next statement would wait behind it.
 */
export function boundPool(pool: Pool) {
  return {
    async connect() {
      const connecting = pool.connect()
      const client = await inTime(connecting, millisecondsLeft(), late).catch((error: unknown) => {
        if (error instanceof TookTooLong) connecting.then((unused) => unused.release()).catch(() => undefined)
        throw error
      })
      let isThrownAway = false
      const query = async (statement: string, values: readonly unknown[] = []) => {
        if (isThrownAway) throw new TookTooLong('this connection did not answer before')
        try {
          return await inTime(client.query(statement, [...values]), millisecondsLeft(), late)
        } catch (error) {
          const isMute = error instanceof Error && error.message === 'Query read timeout'
          isThrownAway ||= isMute || error instanceof TookTooLong
          throw error
        }
      }
      return { query, release: () => client.release(isThrownAway) }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
