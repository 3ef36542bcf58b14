import { sql } from 'kysely'
import { keyedHash } from '#server/keyed-hash.ts'
import { db, type Database } from './database.ts'

export type Limit = {
  /** What is limited, such as 'delivery-estimate'. */
  name: string
  /** Who is counted: a client address, an e-mail address. Only its keyed hash is stored. */
  subject: string
  most: number
  perSeconds: number
}

export const limitKey = ({ name, subject }: Pick<Limit, 'name' | 'subject'>) =>
  keyedHash(`limit ${name}`, subject)

/**
 * Takes one from a limit that all processes share. The window begins with the first taking. Inside a transaction (`on`) a
 * rollback gives back what was taken, and others who ask for the same subject wait for its end.
 */
export async function takeFromLimit(
  { most, perSeconds, ...limit }: Limit,
  on: Database = db(),
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const { rows } = await sql<{
    wait: number
  }>`select take_from_limit(${limitKey(limit)}, ${most}, ${perSeconds}) as wait`.execute(on)
  const wait = rows[0]?.wait ?? 0
  return { allowed: wait === 0, retryAfterSeconds: wait }
}
