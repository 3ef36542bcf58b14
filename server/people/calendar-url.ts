import { db, type Database } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { deskOrigin } from './desk-origin.ts'
import { hashOfSecret, newSecret } from './secrets.ts'

export async function hasCalendarUrl(personId: number): Promise<boolean> {
  const found = await db()
    .selectFrom('deskCalendars')
    .select('personId')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return found !== undefined
}

/** Shown once: only its hash is stored. The one before stops working. */
export async function newCalendarUrl(personId: number): Promise<string> {
  const token = newSecret()
  await db()
    .transaction()
    .execute(async (on) => {
      await removeCalendar(on, personId)
      await on
        .insertInto('deskCalendars')
        .values({ personId, tokenHash: hashOfSecret(token) })
        .execute()
      await recordChange(on, { personId, action: 'calendar.turned-on', subject: `person ${personId}` })
    })
  return `${deskOrigin()}/ical/${token}.ics`
}

export async function turnOffCalendar(personId: number) {
  await db()
    .transaction()
    .execute(async (on) => {
      if (!(await removeCalendar(on, personId))) return
      await recordChange(on, { personId, action: 'calendar.turned-off', subject: `person ${personId}` })
    })
}

/** False if there was none. */
export async function removeCalendar(on: Database, personId: number): Promise<boolean> {
  const { numDeletedRows } = await on
    .deleteFrom('deskCalendars')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
