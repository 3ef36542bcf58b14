import { sql } from 'kysely'
import { mayEmailStranger } from '#domain/quote/lifecycle/email-limits.ts'
import { keyedHash } from '#server/config/keyed-hash.ts'
import type { Database } from './database.ts'

/** A newsletter confirmation is counted under this key. */
export const newsletterKey = (mailbox: string) => keyedHash('newsletter-stop', mailbox)

/**
 * The key under which another email to this mailbox is counted, to be recorded in the same transaction; null if the mailbox has
 * had as many as anyone may cause in a day.
 */
export async function takeStrangerEmail(on: Database, mailbox: string): Promise<Buffer | null> {
  const key = keyedHash('quote-copy', mailbox)
  const { rows } = await sql<{
    emails: number
  }>`select stranger_emails(${key}, ${newsletterKey(mailbox)}) as emails`.execute(on)
  return mayEmailStranger(rows[0]?.emails ?? 0) ? key : null
}
