import { sql } from 'kysely'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { db, type Database } from './database.ts'

export type Limit = {
  /** Such as 'delivery-estimate'. */
  name: string
  /** Who is counted: an IP address or an email address, for example. Only its keyed hash is stored. */
  subject: string
  most: number
  perSeconds: number
}

/**
 * Takes one from each limit, in order, until one is used up. All processes share the counts. A window begins with its first
 * use. Inside a transaction (`on`), a rollback undoes it, and other requests for the same subject wait for the transaction.
 */
export async function takeFromLimits(
  limits: readonly Limit[],
  on: Database = db(),
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const keys = limits.map(({ name, subject }) => keyedHash(`limit ${name}`, subject))
  const mosts = limits.map(({ most }) => most)
  const seconds = limits.map(({ perSeconds }) => perSeconds)
  const { rows } = await sql<{
    wait: number
  }>`select take_from_limits(${keys}, ${mosts}, ${seconds}) as wait`.execute(on)
  const wait = rows[0]?.wait ?? 0
  return { allowed: wait === 0, retryAfterSeconds: wait }
}

export const takeFromLimit = (limit: Limit, on?: Database) => takeFromLimits([limit], on)
