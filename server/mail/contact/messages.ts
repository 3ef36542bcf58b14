import { sql } from 'kysely'
import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Outdated } from '#server/platform/requests/refusal.ts'

/** Takes a contact message off Today, or puts it back. */
export async function markMessage(id: number, isAnswered: boolean, personId: number | null) {
  await db()
    .transaction()
    .execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('contactSubmissions')
        .set({ answeredAt: isAnswered ? sql<Date>`now()` : null })
        .where('id', '=', id)
        .where('answeredAt', isAnswered ? 'is' : 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n)
        throw new Outdated(
          isAnswered ? 'This message is already marked as answered.' : 'This message is already on the list.',
        )
      await recordChange(transaction, {
        personId,
        action: isAnswered ? 'message.answered' : 'message.reopened',
        subject: `message ${id}`,
      })
    })
}
