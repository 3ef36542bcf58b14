import type { DeskAction } from '#domain/desk/log-words.ts'
import type { Database } from '#server/platform/database/database.ts'

export type Change = {
  /** Null: the command line. */
  personId: number | null
  /** The action, such as 'stock.counted' or 'person.removed'. */
  action: DeskAction
  /** Its subject, such as 'inventory 121'. An id, never a customer's name. */
  subject: string
  /** Names of fields; values only for stock, prices and settings. */
  details?: Readonly<Record<string, unknown>>
}

/** Adds a row to the desk's log. Call it in the transaction that makes the change. */
export async function recordChange(on: Database, { personId, action, subject, details = {} }: Change) {
  await on
    .insertInto('deskLog')
    .values({ personId, action, subject, details: JSON.stringify(details), at: new Date() })
    .execute()
}
