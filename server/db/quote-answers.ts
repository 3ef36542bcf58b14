import { db } from './database.ts'

export type AnswerKind = 'accepted' | 'change'

export function findQuoteAnswer(quoteId: number, kind: AnswerKind) {
  return db()
    .selectFrom('quoteAnswers')
    .select('message')
    .where('quoteId', '=', quoteId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}
