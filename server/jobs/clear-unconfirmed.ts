import { sql } from 'kysely'
import { db } from '#server/db/database.ts'

/** Deletes newsletter requests that weren't confirmed within 7 days. */
export const clearUnconfirmed = () => sql`select clear_unconfirmed_newsletter()`.execute(db())
