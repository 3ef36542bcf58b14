import { sql } from 'kysely'
import { limits } from '#domain/limits.ts'
import { keyedHash } from '#server/config/keyed-hash.ts'
import type { Database } from './database.ts'

/** A newsletter confirmation is counted under this key. */
export const newsletterKey = (mailbox: string) => keyedHash('newsletter-stop', mailbox)

/**
 * The key under which another email to this mailbox is counted, to be recorded in the same transaction; null if the mailbox has
 * had as many as anyone may cause.
 */
export async function takeStrangerEmail(on: Database, mailbox: string): Promise<Buffer | null> {
  const key = keyedHash('quote-copy', mailbox)
  const { most, perSeconds } = limits.strangersMailbox
  const { rows } = await sql<{ emails: number }>`
    select stranger_emails(${key}, ${newsletterKey(mailbox)}, ${perSeconds}) as emails`.execute(on)
  return (rows[0]?.emails ?? 0) < most ? key : null
}
