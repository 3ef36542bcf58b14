import { db, type Database } from './database.ts'

export type AnswerKind = 'accepted' | 'change'

/** False if the customer has already answered this way; only the first time counts. */
export async function insertQuoteAnswer(
  on: Database,
  quoteId: number,
  kind: AnswerKind,
  message: string,
): Promise<boolean> {
  const inserted = await on
    .insertInto('quoteAnswers')
    .values({ quoteId, kind, message })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return inserted !== undefined
}

export function listQuoteAnswers(quoteId: number) {
  return db()
    .selectFrom('quoteAnswers')
    .select(['kind', 'answeredAt'])
    .where('quoteId', '=', quoteId)
    .execute()
}
