import type { Pool } from 'pg'
import { withDeadline } from '#server/platform/limits/with-deadline.ts'
import { currentRequest } from '#server/platform/requests/request-context.ts'

/** Even a request that's already late gets this much: if the CPU is busy, the database may not be what's slow. */
const leastMilliseconds = 400

/** Time left until the current request's database deadline. Outside a request, only the pool's own limits apply. */
function millisecondsLeft(): number {
  const until = currentRequest()?.databaseUntil
  return until === undefined ? Infinity : Math.max(leastMilliseconds, until - performance.now())
}

class TookTooLong extends Error {
  override name = 'TookTooLong'
  readonly code = 'ETIMEDOUT'
}

/** PostgreSQL's code for a write in a read-only transaction: this connection leads to a standby. A new one may lead to the primary. */
const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25006'

const late = () => new TookTooLong('the database did not respond in time')

/**
 * Wraps the pool so that all statements of a request share one deadline. A connection that misses it is discarded: its
 * response may never come, and the next statement would wait behind it. So is one that turns out to be read-only.
 */
export function boundPool(pool: Pool) {
  return {
    async connect() {
      const connecting = pool.connect()
      const client = await withDeadline(connecting, millisecondsLeft(), late).catch((error: unknown) => {
        if (error instanceof TookTooLong) connecting.then((unused) => unused.release()).catch(() => undefined)
        throw error
      })
      let isDiscarded = false
      // Still answers, so a rollback works.
      let isAtStandby = false
      const query = async (statement: string, values: readonly unknown[] = []) => {
        if (isDiscarded) throw new TookTooLong('this connection failed to respond before')
        try {
          return await withDeadline(client.query(statement, [...values]), millisecondsLeft(), late)
        } catch (error) {
          const hasTimedOut = error instanceof Error && error.message === 'Query read timeout'
          isDiscarded ||= hasTimedOut || error instanceof TookTooLong
          isAtStandby ||= isReadOnly(error)
          throw error
        }
      }
      return { query, release: () => client.release(isDiscarded || isAtStandby) }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
